import { formatDate } from '../../dates/format.ts';
import { addMonths, parseDate, type PlainDate } from '../../dates/plainDate.ts';
import type { Issue } from '../../kernel/issue.ts';
import { parseCents, type Cents } from '../../money/cents.ts';
import { formatShares } from '../../money/format.ts';
import { incomeDates } from '../../pensions/benefitPayments.ts';
import { isOfSomebodyElse, parseCause } from '../../pensions/causes.ts';
import { hasIncome, parseCollectionMethod } from '../../pensions/collectionMethod.ts';
import { deferredTo } from '../../pensions/deferredTo.ts';
import { checkCapital } from '../../pensions/checkCapital.ts';
import { parseCompartment } from '../../lots/compartment.ts';
import { TEN_YEARS_SINCE } from '../../pensions/tenYears.ts';
import { valueOf } from '../../money/valuation.ts';
import type { Order, OrderField } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { parsePeriodicity } from '../periodic/periodicRequest.ts';
import { askedOf, availableFor, indicatorOf } from './askedOf.ts';
import { checkPresent } from './checkFields.ts';
import { checkVariation } from './checkVariation.ts';

/** Nobody is paid an income for longer, or waits longer for one: a date beyond is a slip of the keys. */
const LONGEST_MONTHS = 50 * 12;

/**
 * How pension rights are paid out fits together: an income has a periodicity and an end, a mixed benefit
 * its part as capital, and a deferred one its date. Codes those of `checkVariation`, `required`,
 * `operation.unknown_code`, `amount`, `benefit.capital` (not less than the whole), `benefit.end_date`
 * (not ahead), `benefit.end_far` (param `date`), `benefit.end_before_start` (before it begins), `benefit.no_income` (before any of its income, param `date`), `benefit.cause_date` (not yet happened, or before the holder was born), `benefit.defer_date` (not ahead), `benefit.defer_far` (param `date`),
 * `benefit.small_payments` (less than a cent each, param `payments`),
 * `benefit.ten_years` (more than is ten years old), `benefit.not_beneficiary` (for a death, of one's own rights).
 */
export function checkBenefit(order: Order, context: OrderContext): Issue[] {
  const method = parseCollectionMethod(order.pp_redemption_collection_method);
  const isIncome = hasIncome(method);
  const isDeferred = order.pp_redemption_defer === 'DIFERIDO';
  return [
    ...known(order, 'pp_redemption_cause', parseCause),
    ...checkDeath(order, context),
    ...checkTenYears(order, context),
    ...known(order, 'pp_redemption_collection_method', parseCollectionMethod),
    ...known(order, 'pp_compartment', parseCompartment),
    ...known(order, 'per_period', parsePeriodicity),
    ...checkVariation(order, context),
    ...(isIncome ? checkPresent(order, 'per_period') : []),
    ...(isIncome ? checkEnd(order, context) : []),
    ...(method === 'MIXTA' ? checkPresent(order, 'pp_redemption_mixed_amount') : []),
    ...checkMixed(order, context),
    ...(isDeferred ? checkPresent(order, 'pp_redemption_defer_date') : []),
    ...(order.pp_redemption_cause_date && !hasHappened(order, context)
      ? [{ code: 'benefit.cause_date', path: '/pp_redemption_cause_date' }]
      : []),
    ...checkDeferral(order, context),
  ];
}

/** From when a benefit is paid that is put off, in so many words or by its date alone. */
function checkDeferral(order: Order, { today }: OrderContext): Issue[] {
  const path = '/pp_redemption_defer_date';
  if (!order.pp_redemption_defer_date || order.pp_redemption_defer === 'NO_DIFERIDO') return [];
  const date = deferredTo(order);
  if (!date || date <= today) return [{ code: 'benefit.defer_date', path }];
  const latest = lastDay(today);
  if (date <= latest) return [];
  return [{ code: 'benefit.defer_far', path, params: { date: formatDate(latest) } }];
}

const lastDay = (today: PlainDate): PlainDate => addMonths(today, LONGEST_MONTHS);

/** Who dies is paid nothing: it is the beneficiaries who are, of the rights that they received. */
function checkDeath({ pp_redemption_cause }: Order, { isBeneficiary }: OrderContext): Issue[] {
  if (!isOfSomebodyElse(pp_redemption_cause) || isBeneficiary) return [];
  return [{ code: 'benefit.not_beneficiary', path: '/pp_redemption_cause' }];
}

/** Nothing befalls anybody after today, or before they are born. */
function hasHappened(order: Order, { today, holderBorn }: OrderContext): boolean {
  const date = parseDate(order.pp_redemption_cause_date);
  if (!date || date > today) return false;
  return !holderBorn || date >= holderBorn || isOfSomebodyElse(order.pp_redemption_cause);
}

/** Contributions of ten years need no other cause, and only they, as far as orders under way leave them. */
function checkTenYears(order: Order, context: OrderContext): Issue[] {
  if (order.pp_redemption_cause !== 'ANTIGUEDAD_10_ANIOS') return [];
  const path = '/pp_redemption_cause';
  if (context.today < TEN_YEARS_SINCE) return [{ code: 'operation.unknown_code', path }];
  const isMore = askedOf(order, context)?.issues?.some(({ params }) => params?.max !== undefined);
  const max = formatShares(availableFor(order, context));
  return isMore ? [{ code: 'benefit.ten_years', path, params: { max } }] : [];
}

function checkMixed(order: Order, context: OrderContext): Issue[] {
  const { pp_redemption_mixed_amount: mixed } = order;
  if (!mixed) return [];
  const path = '/pp_redemption_mixed_amount';
  const amount = parseCents(mixed);
  if (amount === undefined || amount <= 0n) return [{ code: 'amount', path }];
  return checkCapital(amount, wholeOf(order, context));
}

/** What the order comes to in the measure of its capital: participations at the last NAV. */
function wholeOf(order: Order, context: OrderContext): Cents | undefined {
  const indicator = indicatorOf(order);
  if (indicator === 'B') return parseCents(order.gross_amount);
  if (indicator === 'I') return parseCents(order.net_amount);
  const { shares } = askedOf(order, context) ?? {};
  return shares === undefined ? undefined : valueOf(shares, context.product.nav!);
}

/** Until when an income is paid. */
function checkEnd(order: Order, context: OrderContext): Issue[] {
  const missing = checkPresent(order, 'per_end_date');
  if (missing.length > 0) return missing;
  const path = '/per_end_date';
  const end = parseDate(order.per_end_date);
  if (!end || end <= context.today) return [{ code: 'benefit.end_date', path }];
  const latest = lastDay(context.today);
  if (end > latest)
    return [{ code: 'benefit.end_far', path, params: { date: formatDate(latest) } }];
  const start = deferredTo(order);
  if (start && end < start) return [{ code: 'benefit.end_before_start', path }];
  const date = firstEnd(order, context);
  if (date && end < date)
    return [{ code: 'benefit.no_income', path, params: { date: formatDate(date) } }];
  return checkPayments(order, context);
}

/** What has not a cent for each payment would be paid at once, and not as the income that was asked for. */
function checkPayments(order: Order, context: OrderContext): Issue[] {
  const whole = wholeOf(order, context);
  const income = incomeOf(order, context);
  if (whole === undefined || !income) return [];
  const capital = income.first > 0 ? (parseCents(order.pp_redemption_mixed_amount) ?? 0n) : 0n;
  const payments = income.count - income.first;
  if (whole <= capital || whole - capital >= BigInt(payments)) return [];
  const params = { payments: String(payments) };
  return [{ code: 'benefit.small_payments', path: '/per_end_date', params }];
}

/** Day before which an income that ends is never paid: the first payment of a mixed benefit is its capital. */
function firstEnd(order: Order, context: OrderContext): PlainDate | undefined {
  const income = incomeOf(order, context);
  if (!income) return undefined;
  const { count, first, on } = income;
  return count > first ? undefined : on(first);
}

/** The dates of its payments, and which of them is the first of its income. */
function incomeOf(order: Order, { navDate, calendar }: OrderContext) {
  const dates = navDate && incomeDates(order, navDate, calendar);
  if (!dates) return undefined;
  const isMixed = parseCollectionMethod(order.pp_redemption_collection_method) === 'MIXTA';
  return { ...dates, first: isMixed ? 1 : 0 };
}

function known(order: Order, field: OrderField, parse: (value: unknown) => unknown): Issue[] {
  const value = order[field];
  const isKnown = !value || parse(value) !== undefined;
  return isKnown ? [] : [{ code: 'operation.unknown_code', path: `/${field}` }];
}
