import type { Input } from '#/contract/call.ts';
import { simulateHolding } from '#/domain/simulation.ts';
import type { Order } from '#/domain/orders/order.ts';
import { assertHistoryKnown } from '../orders/assertHistoryKnown.ts';
import { amountIssues } from '../orders/amountIssues.ts';
import { assertAdmitted } from '../orders/validateOrder.ts';
import { loadOrderContext } from '../orders/loadOrderContext.ts';
import { orderDatesOf } from '../orders/orderDates.ts';
import { simulatedAlternatives } from '../orders/simulatedAlternatives.ts';
import { simulatedWarnings } from '../orders/simulatedWarnings.ts';
import { simulatedWays } from '../orders/simulatedWays.ts';
import { simulationInput } from '../orders/simulationInput.ts';
import { readReasonWords } from '../orders/toOrderReasons.ts';
import { readNavBook } from '../positions/navBook.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * What an order out would bring, by the lots that it would take; why it would be refused as it stands, and what near
 * it would not. Orders nothing.
 */
export const simulateOperation: Handler<'simulateOperation'> = ({
  context,
  actor,
  tenant,
  words,
  body: asked,
  inTenant,
}) =>
  inTenant(async (db) => {
    const body = withAmount(asked);
    const orderContext = await loadOrderContext(context, db, actor, body);
    await assertAdmitted(db, actor, body, orderContext);
    assertHistoryKnown(orderOf(body), orderContext);
    const at = askedAt(context.now(), body.request_date);
    const navs = await readNavBook(context, db);
    const input = simulationInput(body, orderContext, { navs, tenant, now: at });
    const lots = [...orderContext.rules.availability.ahead];
    const result = simulateHolding(input, lots);
    if (result.issues) throw unprocessable(result.issues);
    const { law, ...tax } = result.tax;
    const order = orderOf(body);
    const issues = amountIssues(order, orderContext);
    const say = await readReasonWords(context, tenant, db, words);
    const dated = { operation_type: body.operation_type, details: { ...body } };
    const said = { zone: tenant.timeZone, words };
    const dates = orderDatesOf(dated, at, orderContext, said);
    return {
      data: {
        ...result,
        warnings: simulatedWarnings(result, words),
        tax: { ...tax, key: law, law: words(`law.${law}`) },
        reasons: say(issues),
        alternatives: simulatedAlternatives(order, input, orderContext, issues, words),
        tax_ways: simulatedWays(input, lots, result, words),
        ...(dates && { dates }),
      },
    };
  });

const A_YEAR = 366 * 86_400_000;

/** When the order would be complete: now, or a later instant that is asked about, within a year. */
function askedAt(now: Date, asked: string | undefined): string {
  const later = asked === undefined ? now : new Date(asked);
  if (later.getTime() - now.getTime() > A_YEAR)
    throw unprocessable([{ code: 'simulation.unreadable', path: '/body/request_date' }]);
  return (later > now ? later : now).toISOString();
}

const fields = { I: 'net_amount', B: 'gross_amount', P: 'shares' } as const;

type Asked = Input<'simulateOperation'>['body'];

/** How much is asked stands in the measure that the indicator names, as in an order, or in `amount`. */
function withAmount({ gross_amount, net_amount, shares, ...asked }: Asked): Asked {
  const { amount_shares_indicator: indicator } = asked;
  if (asked.amount !== undefined || indicator === 'T') return asked;
  return { ...asked, amount: { gross_amount, net_amount, shares }[fields[indicator]] };
}

/** The order that a simulation is of. */
function orderOf({ amount, ...asked }: Asked): Order {
  const { amount_shares_indicator: indicator } = asked;
  return { ...asked, ...(indicator !== 'T' && { [fields[indicator]]: amount }) };
}
