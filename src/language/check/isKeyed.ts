import type { Alternative } from '../contract/alternatives.ts';
import { OWN_ANSWERS } from '../requests/ownQuestions.ts';

/** Whether a body takes answers by keys of others' choice, beside the place of a tenant's own questions. */
export const isKeyed = ({ schema }: Alternative): boolean =>
  schema.additionalProperties !== false &&
  Object.keys(schema.properties ?? {}).every((name) => name === OWN_ANSWERS);
