import type { PlainDate } from '../dates/plainDate.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';
import type { MicroShares } from '../money/shares.ts';
import { isBefore2007 } from './compartment.ts';
import { compareLots, sharesOf, type Lot } from './lot.ts';
import type { LotChoice } from './lotChoice.ts';
import { takeLots, type Taken } from './takeLots.ts';

/**
 * Takes participations as a pension plan's rules say, first in, first out inside each part; what a
 * part does not have is taken from the rest, so that none is lost. Without a choice it is `takeLots`.
 * @param lots in FIFO order
 * @param on when they are taken
 * @source RDL 1/2002 art. 5.4 (excess); RPFP (RD 304/2004) art. 50 (transfers in proportion); LIRPF, transitional provision 12
 */
export function takeChosen<Some extends Lot>(
  lots: readonly Some[],
  shares: MicroShares,
  choice: LotChoice | undefined,
  on: PlainDate,
): Taken<Some> {
  if (choice === undefined) return takeLots(lots, shares);
  const older = lots.filter(isBefore2007);
  const newer = lots.filter((lot) => !isBefore2007(lot));
  if (choice === 'COMPARTMENT_1') return inOrder(takeLots([...older, ...newer], shares));
  if (choice === 'COMPARTMENT_2') return inOrder(takeLots([...newer, ...older], shares));
  if (choice === 'EXCESS') return inOrder(takeLots(excessFirst(lots, on), shares));
  const all = sharesOf(lots);
  const first = all === 0n ? 0n : roundHalfUp(min(shares, all) * sharesOf(older), all);
  const [one, two] = [takeLots(older, first), takeLots(newer, shares - first)];
  return inOrder({
    taken: [...one.taken, ...two.taken],
    left: [...one.left, ...two.left],
    missing: one.missing + two.missing,
  });
}

/**
 * What exceeds is what was contributed last in the year that exceeded: until the end of June, when it has to be
 * back, the year before; then the year itself.
 */
function excessFirst<Some extends Lot>(lots: readonly Some[], on: PlainDate): Some[] {
  const year = Number(on.slice(0, 4)) - (on.slice(5) <= '06-30' ? 1 : 0);
  const isOfYear = ({ acquired }: Lot) => acquired.slice(0, 4) === String(year);
  const latest = [...lots].reverse();
  return [...latest.filter(isOfYear), ...latest.filter((lot) => !isOfYear(lot))];
}

const inOrder = <Some extends Lot>({ taken, left, missing }: Taken<Some>): Taken<Some> => ({
  taken: taken.toSorted(compareLots),
  left: left.toSorted(compareLots),
  missing,
});

const min = (left: bigint, right: bigint) => (left < right ? left : right);
