import { formatInteger } from '#/domain/money/format.ts';
import { amountWidget } from './amount.tsx';

/** A count; the answer is a number. */
export const integer = amountWidget({ decimals: () => 0, spell: formatInteger });
