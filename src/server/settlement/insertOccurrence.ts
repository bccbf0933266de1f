import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { childOf } from '#/domain/operations/periodic/child.ts';
import type { Due } from '#/domain/operations/periodic/schedule.ts';
import { presentDebit } from '../debits/presentDebit.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { emptyExecutionColumns } from '../orders/emptyExecutionColumns.ts';
import { writeHistory } from '../orders/writeHistory.ts';
import type { OperationAtWork } from './forEachOperation.ts';
import { nextSequence } from '../operations/nextSequence.ts';
import { morningOf, type SettlementContext } from '../ports/settlementContext.ts';

/**
 * The operation of one date of a periodic request: validated like its request, and where it pays in, its
 * direct debit is due on that day: it is sent on when the bank says that it is paid. Answers its uuid.
 */
export async function insertOccurrence(
  { context, tenant }: SettlementContext,
  { db, row }: OperationAtWork,
  due: Due,
): Promise<string> {
  const child = childOf(toRuleOperation(row), due)!;
  const uuid = context.id();
  const { pay_method, uuid_bank_account, per_uuid_operation_periodic_request } = child;
  await db
    .insertInto('operations')
    .values({
      ...emptyExecutionColumns,
      tenant_id: tenant.id,
      uuid,
      uuid_account: row.uuid_account,
      key_product: row.key_product,
      sequence: await nextSequence(db, row),
      operation_type: child.operation_type,
      operation_status: 'VALIDATED',
      channel: row.channel,
      ordered_by: row.ordered_by,
      amount_shares_indicator: due.measure,
      gross_amount: due.measure === 'B' ? due.amount : null,
      net_amount: due.measure === 'I' ? due.amount : null,
      shares: due.measure === 'P' ? due.amount : null,
      request_date: morningOf(due.date, tenant.timeZone),
      is_request: false,
      is_total: false,
      uuid_request: row.uuid,
      details: {
        is_periodic: true,
        per_uuid_operation_periodic_request,
        ...(pay_method && { pay_method }),
        ...(uuid_bank_account && { uuid_bank_account }),
      },
    })
    .execute();
  await writeHistory(context, db, {
    operation: uuid,
    from: null,
    to: 'VALIDATED',
    by: 'SYSTEM',
    channel: row.channel,
  });
  if (findOperationType(child.operation_type)?.cash === 'IN')
    await presentDebit(
      context,
      db,
      { tenant_id: tenant.id, uuid },
      {
        amount: due.amount,
        dueOn: due.date,
      },
    );
  return uuid;
}
