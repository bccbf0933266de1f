import { parseCents } from '../../money/cents.ts';
import { parseShares } from '../../money/shares.ts';
import { toWireOrNull } from '../../money/wire.ts';
import type { Order } from '../../orders/order.ts';

/** What an order says that may be said otherwise later, in the order in which people read it, and how each is told. */
export const changeableTerms = {
  gross_amount: 'amount',
  net_amount: 'amount',
  shares: 'shares',
  pay_method: 'code',
  uuid_bank_account: 'bank',
  per_period: 'code',
  per_start_date: 'date',
  per_end_date: 'date',
  per_increase_type: 'code',
  per_increase: 'number',
  per_increase_period: 'code',
} as const satisfies Partial<Record<keyof Order, string>>;

export type TermKey = keyof typeof changeableTerms | 'operation_status' | 'per_next_date';

/** One thing that an order says, before and after; null where it says nothing of it. Amounts are wire decimals. */
export interface ChangedTerm {
  key: TermKey;
  before: string | null;
  after: string | null;
}

/** What two versions of an order say differently, however each writes it. */
export function changedTerms(before: Partial<Order>, after: Partial<Order>): ChangedTerm[] {
  return keys.flatMap((key) => {
    const [old, now] = [wireOf(key, before[key]), wireOf(key, after[key])];
    return old === now ? [] : [{ key, before: old, after: now }];
  });
}

/** What an order says, as if nothing had been said before it. */
export const givenTerms = (order: Partial<Order>): ChangedTerm[] => changedTerms({}, order);

const keys = Object.keys(changeableTerms) as (keyof typeof changeableTerms)[];

function wireOf(
  key: keyof typeof changeableTerms,
  value: string | null | undefined,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (changeableTerms[key]) {
    case 'amount':
      return toWireOrNull(parseCents(value) ?? null, 2);
    case 'shares':
      return toWireOrNull(parseShares(value) ?? null, 6);
    default:
      return value;
  }
}
