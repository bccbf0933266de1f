import { formatShares } from '#/domain/money/format.ts';
import { amountWidget } from './amount.tsx';

/** Participations of a fund with six decimals; the answer is the wire's "32.467533". */
export const participations = amountWidget<'participations'>({
  decimals: () => 6,
  available: ({ available }) => available,
  spell: formatShares,
});
