import { formatAmount } from '#/domain/money/format.ts';
import { amountWidget } from './amount.tsx';

/** Euros with two decimals; the answer is the wire's "1234.56". */
export const money = amountWidget<'money'>({
  decimals: () => 2,
  unit: '€',
  available: ({ available }) => available,
  spell: formatAmount,
});
