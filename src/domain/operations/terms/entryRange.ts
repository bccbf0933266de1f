import type { Cents } from '../../money/cents.ts';
import { toWire, toWireOrNull } from '../../money/wire.ts';
import { MONTHS_PER_PERIOD, type Periodicity } from '../../calendar/series.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import { checkYearlyLimit } from '../checks/checkYearlyLimit.ts';
import type { OrderContext } from '../checks/orderContext.ts';
import type { OrderSubject } from '../checks/obstacles.ts';
import type { OperationType } from '../kinds/operationType.ts';
import { largest } from './bisect.ts';
import { minimumEntry } from '../checks/minimumEntry.ts';
import { mostPaidIn } from '../checks/mostPaidIn.ts';

/** Between what money paid in may lie, in wire decimals. */
export interface EntryRange {
  /** Null of a transfer from elsewhere, which may be of any amount. */
  minimum: string | null;
  /** Of a contribution what may still be paid in this year, of anything else what is taken at once. */
  maximum: string | null;
  /** Of each payment of a periodic contribution, by how often it is paid. */
  maximum_by_period: Record<Periodicity, string | null> | null;
}

/**
 * The amounts that an order in may be for, found by the checks that it meets.
 * @param start first date of a periodic order
 */
export function entryRange(
  type: OperationType,
  subject: OrderSubject,
  context: OrderContext,
  start: PlainDate,
): EntryRange | undefined {
  if (type.flow !== 'IN') return undefined;
  const { room } = context;
  const isRoomed = type.checks.includes('room');
  const isLimited = type.checks.includes('yearlyLimit') && room !== undefined;
  return {
    minimum: toWireOrNull(minimumOf(type, context), 2),
    maximum: toWireOrNull(isRoomed && room ? room.available : mostPaidIn(type), 2),
    maximum_by_period: isLimited ? byPeriod(subject, context, start, room.limit) : null,
  };
}

/** What a first, a further or a periodic payment is at least. */
function minimumOf({ checks }: OperationType, { product }: OrderContext): Cents | null {
  if (checks.includes('paidIn')) return minimumEntry(product);
  if (checks.includes('periodicMinimum')) return product.minimumPeriodic ?? product.minimumNext;
  return null;
}

function byPeriod(
  subject: OrderSubject,
  context: OrderContext,
  start: PlainDate,
  limit: Cents,
): Record<Periodicity, string | null> {
  const most = (per_period: Periodicity) => {
    const fits = (amount: bigint) => {
      const periodic = { per_period, per_start_date: start, gross_amount: toWire(amount, 2) };
      return checkYearlyLimit({ ...subject, ...periodic }, context).length === 0;
    };
    return toWireOrNull(largest(1n, limit, fits) ?? null, 2);
  };
  const periods = Object.keys(MONTHS_PER_PERIOD) as Periodicity[];
  return Object.fromEntries(periods.map((period) => [period, most(period)])) as Record<
    Periodicity,
    string | null
  >;
}
