import { findOperationType, operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { sharesOf } from '#/domain/lots/lot.ts';
import { toWire } from '#/domain/money/wire.ts';
import { availableFor } from '#/domain/operations/checks/askedOf.ts';
import { settledOn } from '#/domain/operations/terms/settledOn.ts';
import {
  benefitSeries,
  paymentDays,
  type BenefitFields,
} from '#/domain/pensions/benefitPayments.ts';
import { declaredPart } from '#/domain/people/declaredPart.ts';
import type { HoldingSimulation } from '#/domain/simulations/simulationInput.ts';
import { navOn, type NavBook } from '#/domain/valuation/navSeries.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { orderNavOf } from './orderNavOf.ts';
import { paymentCalendar } from './paymentCalendar.ts';

/** What is asked of it, by the wire's names. */
type Asked = Omit<HoldingSimulation, 'nav' | 'nav_date'> &
  Parameters<typeof availableFor>[0] &
  BenefitFields;

/** When something is simulated. */
export interface SimulatedAt {
  navs: NavBook;
  tenant: Pick<Tenant, 'timeZone'>;
  /** ISO instant. */
  now: string;
}

/**
 * What a simulation computes with: what is asked, the holding's NAV and terms, and its holder.
 * @throws HttpError 422 `nav_missing` where the product has no NAV yet
 */
export function simulationInput(
  body: Asked,
  { rules, product, target, taxpayer, parties, intervener, boughtBesides }: LoadedOrderContext,
  { navs, tenant, now }: SimulatedAt,
): HoldingSimulation {
  const point = navOn(navs.get(product.key_product), rules.today);
  if (!point) throw new HttpError(422, [{ code: 'nav_missing', path: '/body/key_product' }]);
  const targetPoint = target && navOn(navs.get(target.key_product), rules.today);
  const { operation_type } = body;
  const { ahead, left } = rules.availability;
  const navDate = orderNavOf(
    { operation_type, details: { ...body } },
    { requested: now },
    { product, zone: tenant.timeZone, calendar: rules.calendar },
  )?.date;
  return {
    ...body,
    // A day of the tenant's zone, as settlement reads it.
    request_date: todayIn(tenant.timeZone, body.request_date ?? now),
    nav: toWire(point.nav, 6),
    nav_date: point.date,
    real_nav_date: navDate,
    ...(navDate !== undefined &&
      findOperationType(operation_type)?.tax === 'WORK_INCOME' && {
        payment_days: paymentDays(body, benefitSeries(body, navDate, rules.calendar), (date) =>
          settledOn(operationTypeOf(operation_type), date, {
            nav: rules.calendar,
            payments: paymentCalendar,
          }),
        ),
      }),
    available_shares: toWire(availableFor(body, rules), 6),
    reserved_after: toWire(sharesOf(ahead) - sharesOf(left), 6),
    pp_reduction_year: rules.reductionTakenIn,
    has_redemption_in_progress: rules.availability.isInProgress,
    is_plan: product.kind !== 'FI',
    fee: product.redemption_fee,
    ...(rules.benefitRate !== undefined &&
      findOperationType(operation_type)?.tax === 'WORK_INCOME' && {
        withholding_rate: toWire(rules.benefitRate, 6),
      }),
    person_type: taxpayer.type,
    declared_part: declaredPart(parties, intervener.uuid),
    bought_besides: boughtBesides,
    residence: taxpayer.country,
    certificate_date: taxpayer.certificateIssued,
    is_certificate_pending: taxpayer.isCertificatePending,
    has_treaty: taxpayer.hasTreaty,
    tax_exemption: taxpayer.exemption,
    other_holders: taxpayer.others,
    ...(targetPoint && {
      target_nav: toWire(targetPoint.nav, 6),
      target_nav_date: targetPoint.date,
    }),
  };
}
