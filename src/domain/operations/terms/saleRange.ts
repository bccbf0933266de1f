import { toWire } from '../../money/wire.ts';
import { valueOf } from '../../money/valuation.ts';
import type { Order } from '../../orders/order.ts';
import { maximumOf } from '../../simulations/sharesAsked.ts';
import { sell } from '../../tax/sale.ts';
import { askedOf, availableFor, saleTermsOf, sellable } from '../checks/askedOf.ts';
import { minimumEntry } from '../checks/minimumEntry.ts';
import type { OrderContext } from '../checks/orderContext.ts';
import type { OrderSubject } from '../checks/obstacles.ts';
import type { OperationType } from '../kinds/operationType.ts';
import { largest, smallest } from './bisect.ts';

/** Amounts by the measure in which an order may give them. Wire decimals; null where no such amount fits, or is asked. */
export interface Measured {
  gross_amount: string | null;
  net_amount: string | null;
  shares: string | null;
}

/** Between what an order that takes something out may ask. */
export interface SaleRange {
  /** The least that an order may be for, by what its target takes. */
  minimum: Measured;
  /** Everything that is available. */
  maximum: Measured;
  /** The most that leaves in the product what has to stay there; beside it only everything may be asked. */
  maximum_partial: Measured;
  /** What an order for everything comes to; null where there is none. */
  total: Measured | null;
}

const measures = {
  gross_amount: { indicator: 'B', decimals: 2 },
  net_amount: { indicator: 'I', decimals: 2 },
  shares: { indicator: 'P', decimals: 6 },
} as const;
type Measure = keyof typeof measures;

/**
 * The amounts that an order out may be for, found by the checks that it meets. Undefined where nothing is available,
 * or no NAV to tell by.
 */
export function saleRange(
  type: OperationType,
  subject: OrderSubject,
  context: OrderContext,
): SaleRange | undefined {
  const { nav } = context.product;
  const available = availableFor(subject, context);
  if (!nav || available <= 0n) return undefined;
  const lots = sellable(subject, context);
  const terms = saleTermsOf(subject, context);
  const whole = sell(lots, available, terms);
  const most = (measure: Measure) =>
    maximumOf({ indicator: measures[measure].indicator, lots, available, nav }, terms);
  const sharesOf = (measure: Measure, amount: bigint) =>
    askedOf(orderOf(subject, measure, amount), context)?.shares;
  const partial = type.checks.includes('remaining') ? partialShares(context) : available;
  const { target } = context;
  const least = type.checks.includes('target') && target ? minimumEntry(target) : 0n;
  const isEnough = (shares: bigint | undefined) =>
    shares !== undefined && shares > 0n && valueOf(shares, nav) >= least;
  // Nobody is paid by what goes on to another product: it is no net amount that is asked of it.
  const measured = (amountIn: (measure: Measure) => bigint | undefined) =>
    amountsOf((measure) =>
      measure === 'net_amount' && type.isTransfer ? undefined : amountIn(measure),
    );
  return {
    minimum: measured((measure) =>
      smallest(1n, most(measure), (amount) => isEnough(sharesOf(measure, amount))),
    ),
    maximum: measured(most),
    maximum_partial: measured((measure) => {
      const worth = smallest(
        1n,
        most(measure),
        (amount) => sharesOf(measure, amount) !== undefined,
      );
      const stays = (amount: bigint) => (sharesOf(measure, amount) ?? available) <= partial;
      return worth === undefined ? undefined : largest(worth, most(measure), stays);
    }),
    total: type.checks.includes('schedule')
      ? null
      : {
          gross_amount: toWire(whole.gross, 2),
          net_amount: toWire(whole.net, 2),
          shares: toWire(available, 6),
        },
  };
}

/** The most participations that leave in the product what has to stay there. */
function partialShares({ product, availability }: OrderContext): bigint {
  const { minimumRemaining, nav } = product;
  if (!minimumRemaining || !nav) return availability.available;
  const stays = smallest(0n, availability.shares, (left) => valueOf(left, nav) >= minimumRemaining);
  return stays === undefined ? 0n : availability.shares - stays;
}

const orderOf = (subject: OrderSubject, measure: Measure, amount: bigint): Order => ({
  ...subject,
  amount_shares_indicator: measures[measure].indicator,
  [measure]: toWire(amount, measures[measure].decimals),
});

function amountsOf(amountIn: (measure: Measure) => bigint | undefined): Measured {
  const of = (measure: Measure) => {
    const amount = amountIn(measure);
    return amount === undefined || amount <= 0n ? null : toWire(amount, measures[measure].decimals);
  };
  return { gross_amount: of('gross_amount'), net_amount: of('net_amount'), shares: of('shares') };
}
