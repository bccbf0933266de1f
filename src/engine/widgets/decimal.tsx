import { unitOf } from '#/language/presentation/unitOf.ts';
import { amountWidget } from './amount.tsx';

/** A plain number with a comma, up to six decimals; a decimal string, or a number where the property is one. */
export const decimal = amountWidget<'decimal'>({
  decimals: ({ decimals = 6 }) => decimals,
  ownUnit: unitOf,
  written: true,
  spell: spellDecimal,
});

/** Without the zeros at the end that nobody typed: "12.500000" is "12,5". */
export function spellDecimal(value: string): string {
  const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return plain.replace('.', ',');
}
