import { parseCents } from '#/domain/money/cents.ts';
import { parseShares } from '#/domain/money/shares.ts';
import type { GivenOrder } from './validateOrder.ts';

/** Fields of an order that have columns; every other is kept by its wire name. */
const columns: ReadonlySet<string> = new Set([
  'uuid_account',
  'operation_type',
  'key_product',
  'amount_shares_indicator',
  'gross_amount',
  'net_amount',
  'shares',
]);

/** The wire names of an order that have no column, without what was left empty. */
export function detailsOf(order: GivenOrder, isPeriodic: boolean): Record<string, unknown> {
  const kept = Object.entries(order).filter(
    ([name, value]) => !columns.has(name) && value !== null && value !== undefined,
  );
  return { ...Object.fromEntries(kept), ...(isPeriodic && { is_periodic: true }) };
}

/** The amounts of an order as they are kept: cents, and millionths of a participation. */
export function amountsOf({ gross_amount, net_amount, shares }: GivenOrder) {
  return {
    gross_amount: parseCents(gross_amount) ?? null,
    net_amount: parseCents(net_amount) ?? null,
    shares: parseShares(shares) ?? null,
  };
}

/** Whether an order is for everything that is held. */
export const isTotalOrder = (order: GivenOrder): boolean =>
  order.amount_shares_indicator === 'T' ||
  order.is_total_redemption === true ||
  order.is_total_transfer === true;

/** In which measure an order gives its amount, where it leaves that to be seen from the amount. */
export function indicatorOf(order: GivenOrder): string {
  if (isTotalOrder(order)) return 'T';
  return order.amount_shares_indicator ?? (order.shares ? 'P' : order.net_amount ? 'I' : 'B');
}
