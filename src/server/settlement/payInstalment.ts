import type { Sale } from '#/domain/tax/sale.ts';
import { resolveAlert } from '../alerts/alertStaff.ts';
import { events } from '../notifications/events.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import type { ExecutionStep } from './executions/executionStep.ts';
import { insertExecution } from './insertExecution.ts';
import { paidOn } from './paidOn.ts';
import { cents } from '../words/cents.ts';

/**
 * One payment of a benefit before its last: an operation of its own; the order goes on with what is
 * left of it, so that no more stays reserved.
 */
export async function payInstalment(step: ExecutionStep, sale: Sale): Promise<void> {
  const { settling: settlement, db, row, nav, navDate } = step;
  await insertExecution(step, {
    ...sale,
    type: row.operation_type,
    product: row.key_product,
    nav,
    navDate,
    settled: paidOn(step),
    details: row.details,
  });
  const { context } = settlement;
  await resolveAlert(context, db, { kind: 'ORDER_UNFILLED', subject: row.uuid });
  const less = (amount: bigint | null, part: bigint) =>
    amount === null ? null : amount > part ? amount - part : 0n;
  await db
    .updateTable('operations')
    .set({
      gross_amount: less(row.gross_amount, sale.gross),
      net_amount: less(row.net_amount, sale.net),
      shares: less(row.shares, sale.shares),
    })
    .where('uuid', '=', row.uuid)
    .execute();
  await notifyParties(context, db, row, (title) =>
    events.benefitPaid({ title, amount: cents(sale.net) }),
  );
}
