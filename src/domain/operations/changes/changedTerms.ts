import { parseCents } from '../../money/cents.ts';
import { parseShares } from '../../money/shares.ts';
import { toWireOrNull } from '../../money/wire.ts';
import type { Order } from '../../orders/order.ts';

/** What an order says to whoever carries it out, in the order in which people read it, and how each is told. */
export const orderTerms = {
  gross_amount: 'amount',
  net_amount: 'amount',
  shares: 'shares',
  amount_shares_indicator: 'total',
  key_product_target: 'product',
  xt_entity: 'entity',
  xt_acount_origin: 'text',
  xt_isin_code: 'text',
  pp_plan_type: 'code',
  pp_xt_dgs_code: 'text',
  pp_xt_egs_code: 'text',
  pp_rights_type: 'code',
  pp_source_situation: 'code',
  pp_redemption_cause: 'code',
  pp_rendering_variation: 'code',
  pp_redemption_cause_date: 'date',
  pp_redemption_collection_method: 'code',
  pp_redemption_defer: 'code',
  pp_redemption_defer_date: 'date',
  pp_redemption_mixed_amount: 'amount',
  pp_compartment: 'code',
  pay_method: 'code',
  uuid_bank_account: 'bank',
  per_period: 'code',
  per_start_date: 'date',
  per_end_date: 'date',
  per_increase_type: 'increase',
  per_increase: 'increase',
  per_increase_period: 'increase',
} as const satisfies Partial<Record<keyof Order, string>>;

type OrderTerm = keyof typeof orderTerms;
export type TermKey = OrderTerm | 'operation_status' | 'per_next_date';

/** What an amount is of an order for everything. */
export const TOTAL = 'T';

/**
 * One thing that an order says, before and after; null where it says nothing of it. Amounts are wire decimals, or
 * `TOTAL` on the side on which the order is for everything.
 */
export interface ChangedTerm {
  key: TermKey;
  before: string | null;
  after: string | null;
}

/**
 * What two versions of an order say differently, however each writes it. A revaluation is one thing: where a part of
 * it differs, all its parts are told.
 */
export function changedTerms(before: Partial<Order>, after: Partial<Order>): ChangedTerm[] {
  const terms = keys.map((key) => ({
    key,
    before: termOf(key, before),
    after: termOf(key, after),
  }));
  const total = terms.find(({ key }) => orderTerms[key] === 'total')!;
  const isRevalued = terms.some((term) => orderTerms[term.key] === 'increase' && differs(term));
  const told = terms.filter((term) =>
    orderTerms[term.key] === 'increase'
      ? isRevalued && (term.before ?? term.after) !== null
      : differs(term),
  );
  const amounts = told.filter(({ key }) => amountKeys.has(key));
  if (!differs(total) || amounts.length === 0) return told;
  return told
    .filter((term) => term !== total)
    .map((term) =>
      amounts.includes(term)
        ? { ...term, before: term.before ?? total.before, after: term.after ?? total.after }
        : term,
    );
}

/** What an order says, as if nothing had been said before it. */
export const givenTerms = (order: Partial<Order>): ChangedTerm[] => changedTerms({}, order);

const keys = Object.keys(orderTerms) as OrderTerm[];
const amountKeys: ReadonlySet<TermKey> = new Set(['gross_amount', 'net_amount', 'shares']);
const differs = ({ before, after }: ChangedTerm) => before !== after;

function termOf(key: OrderTerm, order: Partial<Order>): string | null {
  if (orderTerms[key] === 'total') return isTotal(order) ? TOTAL : null;
  const value = order[key];
  if (value === null || value === undefined || value === '') return null;
  switch (orderTerms[key]) {
    case 'amount':
      return toWireOrNull(parseCents(value) ?? null, 2);
    case 'shares':
      return toWireOrNull(parseShares(value) ?? null, 6);
    default:
      return value;
  }
}

const isTotal = (order: Partial<Order>): boolean =>
  order.amount_shares_indicator === TOTAL ||
  order.is_total_redemption === true ||
  order.is_total_transfer === true;
