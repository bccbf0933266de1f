import { daysBetween, type PlainDate } from '../dates/plainDate.ts';
import { finish, type Steps } from '../kernel/steps.ts';
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
export const internalRate = (flows: readonly CashFlow[], daysPerPeriod = 365): number | undefined =>
  finish(internalRateSteps(flows, daysPerPeriod));

/** The same, a rate that is tried a step. */
export function* internalRateSteps(
  flows: readonly CashFlow[],
  daysPerPeriod = 365,
): Steps<number | undefined> {
  const timed = byTime(flows, daysPerPeriod);
  if (!timed.some(({ amount }) => amount > 0) || !timed.some(({ amount }) => amount < 0))
    return undefined;
  const worth = (rate: number) => presentSign(timed, rate);
  if (worth(0) === 0) return 0;
  let near = 0;
  for (let far = STEP; near < FURTHEST; far = far * WIDENING + STEP) {
    for (const side of [1, -1]) {
      if (worth(side * near) * worth(side * far) <= 0)
        return Math.expm1(yield* halve(worth, side * near, side * far));
      yield;
    }
    near = far;
  }
  return undefined;
}

interface Timed {
  amount: number;
  time: number;
}

/** What comes and goes on one day together, with the time since the first. */
function byTime(flows: readonly CashFlow[], daysPerPeriod: number): Timed[] {
  const days = new Map<PlainDate, bigint[]>();
  let first = '9999-12-31';
  for (const { date, amount } of flows) {
    if (date < first) first = date;
    if (amount === 0n) continue;
    // Not a sum: a day's money in and money out both say that it went that way.
    const [paid = 0n, got = 0n] = days.get(date) ?? [];
    days.set(date, amount < 0n ? [paid + amount, got] : [paid, got + amount]);
  }
  return [...days].flatMap(([date, amounts]) => {
    const time = daysBetween(first, date) / daysPerPeriod;
    return amounts
      .filter((amount) => amount !== 0n)
      .map((amount) => ({ amount: Number(amount), time }));
  });
}

/**
 * Present value at a continuous rate, scaled so that no power overflows: only its sign and its
 * vanishing are asked for.
 */
function presentSign(flows: readonly Timed[], rate: number): number {
  const largest = flows.reduce((most, { time }) => Math.max(most, -time * rate), -Infinity);
  return flows.reduce(
    (sum, { amount, time }) => sum + amount * Math.exp(-time * rate - largest),
    0,
  );
}

function* halve(worth: (rate: number) => number, from: number, to: number): Steps<number> {
  let [low, high] = [from, to];
  const isRising = worth(low) <= 0 && worth(high) >= 0;
  while (Math.abs(high - low) > PRECISION * Math.max(1, Math.abs(low))) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (worth(middle) <= 0 === isRising) low = middle;
    else high = middle;
    yield;
  }
  return (low + high) / 2;
}
