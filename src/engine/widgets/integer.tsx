import { formatInteger } from '#/domain/money/format.ts';
import { amountWidget } from './amount.tsx';

/** A count; the answer is a number. */
export const integer = amountWidget<'integer'>({
  decimals: () => 0,
  ownUnit: ({ unit }) => unit,
  spell: formatInteger,
});
