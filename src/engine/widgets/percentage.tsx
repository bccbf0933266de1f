import { amountWidget } from './amount.tsx';
import { spellDecimal } from './decimal.tsx';

/** A percentage; "12.34" is 12,34 %. */
export const percentage = amountWidget({
  decimals: ({ field }) => Number(field['decimals'] ?? 2),
  unit: '%',
  spell: spellDecimal,
});
