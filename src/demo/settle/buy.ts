import { sharesFor } from '#/domain/money/valuation.ts';
import { executedAt } from './market.ts';
import { centsOf, type Outcome, type Step } from './step.ts';

/** Money that comes in buys participations at the NAV of its day. */
export function buy({ order, base, point, market, holdings }: Step): Outcome {
  const gross = centsOf(order);
  const shares = sharesFor(gross, point.nav);
  const sequence = holdings.nextSequence();
  const lot = { acquired: point.date, sequence, shares, cost: gross, origin: order.product };
  holdings.add(order.product, [lot]);
  const execution = executedAt(market, order.product, point);
  return { operations: [{ ...base, ...execution, gross, shares }] };
}
