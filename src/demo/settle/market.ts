import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { settledOn } from '#/domain/operations/terms/settledOn.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import { orderNavOf } from '#/server/orders/orderNavOf.ts';
import { paymentCalendar } from '#/server/orders/paymentCalendar.ts';
import { navCalendar } from '#/server/positions/navCalendar.ts';
import type { DemoNav } from '../world/navs.ts';
import type { DemoOperation } from './demoOperation.ts';

/** What settling needs to know of the world. */
export interface DemoMarket {
  navs: ReadonlyMap<string, readonly DemoNav[]>;
  /** How each product is priced. */
  terms: ReadonlyMap<string, Parameters<typeof orderNavOf>[2]['product']>;
  today: PlainDate;
  /** Whose sales are taxed. */
  taxpayer: Taxpayer;
}

/** At which time of its day every order is given, signed and paid. */
export const REQUEST_TIME = 'T09:30:00Z';

/**
 * The NAV that an order of a day gets, or the second half of a transfer that left on another: as the server prices
 * it, and the next one where that is missing. What staff record has the first one of its day.
 */
export function pricedAt(
  market: DemoMarket,
  { type, fields }: Pick<DemoOperation, 'type' | 'fields'>,
  product: string,
  day: PlainDate,
  leftOn?: PlainDate,
): DemoNav | undefined {
  const { execution, cash } = operationTypeOf(type);
  if (!execution) return firstOn(market, product, day);
  const isPaidIn = cash === 'IN' || execution === 'arrival';
  const terms = market.terms.get(product)!;
  const { transfer_nav_on_month_end: isMonthEnd, pp_redemption_defer_date: deferred } = fields;
  const key = [terms.nav_frequency, isPaidIn, isMonthEnd, deferred, day, leftOn].join();
  if (!navDates.has(key)) {
    const requested = `${day}${REQUEST_TIME}`;
    const order = { operation_type: type, details: fields };
    const at = { requested, ...(isPaidIn && { money: requested }) };
    const zone = 'Europe/Madrid';
    const asked = { product: terms, zone, leftOn, calendar: navCalendar };
    navDates.set(key, orderNavOf(order, at, asked)?.date);
  }
  const date = navDates.get(key);
  return date ? firstOn(market, product, date) : undefined;
}

/** The demo's managers value their products on the same days, and many orders are of one day. */
const navDates = new Map<string, PlainDate | undefined>();

/** The first NAV published for a day or after it. */
function firstOn({ navs }: DemoMarket, product: string, date: PlainDate): DemoNav | undefined {
  const series = navs.get(product) ?? [];
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series[middle]!.date < date) low = middle + 1;
    else high = middle;
  }
  return series[low];
}

/** What an execution at a NAV says of its days; money that is paid to a bank or an entity takes longer to arrive. */
export function executedAt(
  { date, nav }: DemoNav,
  { type, request, isChild }: Pick<DemoOperation, 'type' | 'request' | 'isChild'>,
): Pick<DemoOperation, 'nav' | 'navDate' | 'settled' | 'ended'> {
  const isHalf = request !== undefined && !isChild;
  const settled = isHalf
    ? publicationDate(date, navCalendar)
    : settledOn(operationTypeOf(type), date, { nav: navCalendar, payments: paymentCalendar });
  return { nav, navDate: date, ended: date, settled };
}
