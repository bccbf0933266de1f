import { initialStatus } from '#/domain/operations/status/initialStatus.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { nextSequence } from '../operations/nextSequence.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { amountsOf, detailsOf, indicatorOf, isTotalOrder } from './orderColumns.ts';
import { notifyParties } from './notifyParties.ts';
import { writeHistory } from './writeHistory.ts';
import { emptyExecutionColumns } from './emptyExecutionColumns.ts';

/** A transfer to another entity, under the reference of the request for it. */
export interface Departure extends Order {
  reference: string;
}

const CHANNEL = 'ONLINE';

/**
 * Keeps a transfer out that may be carried out: the operation, validated because its holder signed the
 * order at the other entity, the first line of its history, and its parties are told. Answers its uuid.
 */
export async function storeDeparture(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  departure: Departure,
  holder: string | null,
): Promise<string> {
  const uuid = context.id();
  const place = { tenant_id: db.tenantId, uuid_account: departure.uuid_account };
  const row = await db
    .insertInto('operations')
    .values({
      ...emptyExecutionColumns,
      ...place,
      uuid,
      key_product: departure.key_product,
      sequence: await nextSequence(db, place),
      operation_type: departure.operation_type,
      operation_status: initialStatus('SYSTEM', CHANNEL)!,
      channel: CHANNEL,
      ordered_by: holder,
      amount_shares_indicator: indicatorOf(departure),
      ...amountsOf(departure),
      request_date: context.now(),
      is_request: false,
      is_total: isTotalOrder(departure),
      details: detailsOf(departure, false),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const entity = departure.xt_entity ?? '';
  const line = {
    operation: uuid,
    from: null,
    to: 'VALIDATED',
    by: 'SYSTEM',
  } as const;
  await writeHistory(context, db, { ...line, channel: CHANNEL, reason: entity });
  await notifyParties(context, db, row, (title) => events.transferAsked({ title, entity }));
  return uuid;
}

/** Whether a request that came again asks for what it asked before. */
export const isSameDeparture = (row: StoredOperation, departure: Departure): boolean => {
  const amounts = amountsOf(departure);
  const asked = row.details as Partial<Departure>;
  // Its figures took the place of what was asked.
  const isExecuted = row.nav !== null;
  return (
    row.uuid_account === departure.uuid_account &&
    row.key_product === departure.key_product &&
    row.amount_shares_indicator === indicatorOf(departure) &&
    (isExecuted || row.gross_amount === amounts.gross_amount) &&
    (isExecuted || row.shares === amounts.shares) &&
    asked.xt_entity === departure.xt_entity &&
    (asked.xt_isin_code ?? null) === departure.xt_isin_code &&
    (asked.pp_xt_dgs_code ?? null) === departure.pp_xt_dgs_code
  );
};
