import { daysBetween } from '../dates/plainDate.ts';
import type { CashFlow } from './cashFlow.ts';

/** Furthest rate that is looked for, as a logarithm: e^25 is beyond any investment. */
const FURTHEST = 25;
const STEP = 0.02;
const WIDENING = 1.1;
const PRECISION = 1e-13;

/**
 * The internal rate of return of exact cash flows, as a fraction for each `daysPerPeriod` days: the
 * rate at which they are worth nothing together (XIRR with 365). Where several are, the one nearest
 * to zero; undefined where none is, as when money only ever went one way.
 *
 * It looks for a change of sign outwards from zero in both directions and then halves, so that it
 * needs no guess and always ends. A rate is no sum of money: it is a floating-point number.
 * @param flows in any order
 */
export function internalRate(flows: readonly CashFlow[], daysPerPeriod = 365): number | undefined {
  const first = flows.reduce((found, { date }) => (date < found ? date : found), '9999-12-31');
  const timed = flows
    .filter(({ amount }) => amount !== 0n)
    .map(({ date, amount }) => ({
      amount: Number(amount),
      time: daysBetween(first, date) / daysPerPeriod,
    }));
  if (!timed.some(({ amount }) => amount > 0) || !timed.some(({ amount }) => amount < 0))
    return undefined;
  const worth = (rate: number) => presentSign(timed, rate);
  if (worth(0) === 0) return 0;
  let near = 0;
  for (let far = STEP; near < FURTHEST; far = far * WIDENING + STEP) {
    for (const side of [1, -1])
      if (worth(side * near) * worth(side * far) <= 0)
        return Math.expm1(halve(worth, side * near, side * far));
    near = far;
  }
  return undefined;
}

interface Timed {
  amount: number;
  time: number;
}

/**
 * Present value at a continuous rate, scaled so that no power overflows: only its sign and its
 * vanishing are asked for.
 */
function presentSign(flows: readonly Timed[], rate: number): number {
  const exponents = flows.map(({ time }) => -time * rate);
  const largest = Math.max(...exponents);
  return flows.reduce(
    (sum, { amount }, index) => sum + amount * Math.exp(exponents[index]! - largest),
    0,
  );
}

function halve(worth: (rate: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isRising = worth(low) <= 0 && worth(high) >= 0;
  while (Math.abs(high - low) > PRECISION * Math.max(1, Math.abs(low))) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (worth(middle) <= 0 === isRising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
