import { spellDecimal } from '#/language/presentation/displayed.ts';
import { unitOf } from '#/language/presentation/unitOf.ts';
import { amountWidget } from './amount.tsx';

/** A plain number with a comma, up to six decimals; a decimal string, or a number where the property is one. */
export const decimal = amountWidget<'decimal'>({
  decimals: ({ decimals = 6 }) => decimals,
  ownUnit: unitOf,
  written: true,
  spell: spellDecimal,
});
