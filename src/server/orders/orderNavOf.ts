import type { Calendar } from '#/domain/calendar/calendar.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { NavRule } from '#/domain/calendar/navDate.ts';
import { childTypeOf } from '#/domain/operations/periodic/child.ts';
import { orderNav, type Milestones, type OrderNav } from '#/domain/operations/orderNav.ts';
import { deferredTo } from '#/domain/pensions/deferredTo.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** What is known of an order's product, and of how far an internal transfer has come. */
export interface PricingTerms {
  product: Pick<ProductRow, 'cut_off' | 'nav_frequency' | 'notice_days'>;
  zone: string;
  /** On which days the tenant values its products. */
  calendar: Calendar;
  /** NAV date on which an internal transfer has left its source; its target follows. */
  leftOn?: PlainDate | null;
}

/**
 * Which NAV an order gets and why: the one answer for its page, its simulation, its papers, the registry and
 * its settlement. Undefined for periodic requests, which are never priced themselves.
 * @source specification §9 (net asset value and timing rules)
 */
export function orderNavOf(
  { operation_type, details }: Pick<StoredOperation, 'operation_type' | 'details'>,
  milestones: Milestones,
  { product, zone, calendar, leftOn }: PricingTerms,
): OrderNav | undefined {
  if (childTypeOf(operation_type) !== undefined) return undefined;
  const isMonthEnd = details.transfer_nav_on_month_end === true;
  const rule: NavRule = {
    cutOff: product.cut_off,
    frequency: isMonthEnd ? 'MONTHLY' : product.nav_frequency,
    noticeDays: product.notice_days ?? 0,
    zone,
  };
  return orderNav(milestones, calendar, { ...rule, deferredTo: deferredTo(details), leftOn });
}
