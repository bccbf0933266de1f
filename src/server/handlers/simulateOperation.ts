import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { toWire } from '#/domain/money/wire.ts';
import { availableFor } from '#/domain/operations/checks/askedOf.ts';
import { simulateHolding } from '#/domain/simulation.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import { assertAdmitted } from '../orders/validateOrder.ts';
import { orderNavOf } from '../orders/orderNavOf.ts';
import { loadOrderContext } from '../orders/loadOrderContext.ts';
import { readNavBook } from '../positions/navBook.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** What an order out would bring, by the lots that it would take. Orders nothing. */
export const simulateOperation: Handler<'simulateOperation'> = ({
  context,
  actor,
  tenant,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const orderContext = await loadOrderContext(context, db, actor, body);
    await assertAdmitted(db, actor, body, orderContext);
    const { rules, product, target, taxpayer } = orderContext;
    const navs = await readNavBook(context, db);
    const point = navOn(navs.get(product.key_product), rules.today);
    if (!point) throw new HttpError(422, [{ code: 'nav_missing', path: '/body/key_product' }]);
    const targetPoint = target && navOn(navs.get(target.key_product), rules.today);
    const now = context.now().toISOString();
    const input = {
      ...body,
      // A day of the tenant's zone, as settlement reads it.
      request_date: todayIn(tenant.timeZone, body.request_date ?? now),
      nav: toWire(point.nav, 6),
      nav_date: point.date,
      real_nav_date: orderNavOf(
        { operation_type: body.operation_type, details: body },
        { requested: now },
        { product, zone: tenant.timeZone, calendar: rules.calendar },
      )?.date,
      available_shares: toWire(availableFor(body, rules), 6),
      pp_reduction_year: rules.reductionTakenIn,
      has_redemption_in_progress: rules.availability.isInProgress,
      fee: product.redemption_fee,
      ...(rules.benefitRate !== undefined &&
        findOperationType(body.operation_type)?.tax === 'WORK_INCOME' && {
          withholding_rate: toWire(rules.benefitRate, 6),
        }),
      person_type: taxpayer.type,
      residence: taxpayer.country,
      certificate_date: taxpayer.certificateIssued,
      has_treaty: taxpayer.hasTreaty,
      tax_exemption: taxpayer.exemption,
      ...(targetPoint && {
        target_nav: toWire(targetPoint.nav, 6),
        target_nav_date: targetPoint.date,
      }),
    };
    const result = simulateHolding(input, [...rules.lots]);
    if (result.issues) throw unprocessable(result.issues);
    return { data: result };
  });
