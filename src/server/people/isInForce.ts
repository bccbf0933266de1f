import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Of declarations: those that count or have counted. One without a state came signed; a draft counts from its signature on. */
export const isInForce = ({ eb, or }: ExpressionBuilder<Tables, 'declarations'>) =>
  or([eb('declarations.status', 'is', null), eb('declarations.status', '=', 'SIGNED')]);
