import { parseCents } from '#/domain/money/cents.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { toWire } from '#/domain/money/wire.ts';
import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { orderWarnings } from '#/domain/operations/checks/orderWarnings.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { readPeriodic } from '#/domain/operations/periodic/periodicRequest.ts';
import { projectCharges, type ChargeProjection } from '#/domain/operations/terms/projectCharges.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { Schema } from '#/contract/schema.ts';
import { amountIssues } from '../orders/amountIssues.ts';
import { contributionRoom } from '../orders/contributionRoom.ts';
import { increaseSaying } from '../orders/increaseSaying.ts';
import { loadOrderContext, type LoadedOrderContext } from '../orders/loadOrderContext.ts';
import { orderDatesOf, toClosingDay } from '../orders/orderDates.ts';
import { readReasonWords } from '../orders/toOrderReasons.ts';
import { assertAdmitted } from '../orders/validateOrder.ts';
import { readNavBook } from '../positions/navBook.ts';
import type { Handler } from '../ports/handler.ts';

type Projection = Schema<'Projection'>;

/**
 * What an order in would buy and what a periodic one would bring; of any order, why it would be refused as it stands, whatever
 * is known of its tax. Orders nothing.
 */
export const projectOperation: Handler<'projectOperation'> = (request) => {
  const { context, actor, tenant, words, body, inTenant } = request;
  return inTenant(async (db) => {
    const orderContext = await loadOrderContext(context, db, actor, body);
    await assertAdmitted(db, actor, body, orderContext);
    const { rules, product } = orderContext;
    const type = operationTypeOf(body.operation_type);
    const navs = await readNavBook(context, db);
    const point = navOn(navs.get(product.key_product), rules.today);
    const gross = parseCents(body.gross_amount);
    const isBought = type.execution === 'entry' && point && gross !== undefined && gross > 0n;
    const { request: periodic } = type.isPeriodic ? readPeriodic(body) : {};
    const projected = periodic && projectCharges(periodic, rules.calendar, rules.today);
    const say = await readReasonWords(context, tenant, db, words);
    const now = context.now().toISOString();
    const { operation_type } = body;
    const raised = type.isPeriodic ? increaseSaying(body) : null;
    const at = { zone: tenant.timeZone, words };
    const projection: Projection = {
      purchase: isBought ? boughtAt(gross, point, product.subscription_fee) : null,
      dates: orderDatesOf({ operation_type, details: {} }, now, orderContext, at) ?? null,
      measure: periodic?.measure ?? null,
      charges: (projected?.charges ?? []).map(({ closingDay, ...charge }) => ({
        ...charge,
        closing_day: closingDay && toClosingDay(undefined, words)(closingDay),
      })),
      years: projected?.years ?? [],
      increase_text: raised && words.value(raised),
      yearly_total: projected?.yearly_total ?? null,
      contribution: contributionLeft(
        type.isContribution ? contributionRoom(context, tenant, orderContext) : null,
        projected,
        gross,
      ),
      reasons: say(amountIssues(body, orderContext)),
      warnings: say(orderWarnings(body, rules)),
    };
    return { data: { projection } };
  });
};

function boughtAt(
  gross: bigint,
  { nav, date }: NonNullable<ReturnType<typeof navOn>>,
  fee: LoadedOrderContext['product']['subscription_fee'],
): NonNullable<Projection['purchase']> {
  const bought = purchaseOf(gross, nav, parsePercent(fee ?? '0') ?? 0n);
  return {
    gross_amount: toWire(bought.gross, 2),
    commission: toWire(bought.commission, 2),
    net_amount: toWire(bought.net, 2),
    shares: toWire(bought.shares, 6),
    nav: toWire(nav, 6),
    nav_date: date,
  };
}

/** What the order takes of this year's limit, and what that leaves. */
function contributionLeft(
  room: ReturnType<typeof contributionRoom>,
  projected: ChargeProjection | undefined,
  gross: bigint | undefined,
): Projection['contribution'] {
  if (!room) return null;
  const ofYear = projected?.years.find(({ year }) => year === room.year);
  const ordered = projected ? (parseCents(ofYear?.total) ?? 0n) : (gross ?? 0n);
  const left = (parseCents(room.available) ?? 0n) - ordered;
  return { ...room, ordered: toWire(ordered, 2), left: toWire(left, 2) };
}
