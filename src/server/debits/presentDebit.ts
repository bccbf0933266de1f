import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { debitBankOf } from './debitBanks.ts';

/** Asks the bank for the money of an order, once, in the transaction that knows of it. The account is locked. */
export async function presentDebit(
  context: Pick<Context, 'id' | 'now' | 'config'>,
  db: TenantDb,
  { tenant_id, uuid: uuid_operation }: Pick<StoredOperation, 'tenant_id' | 'uuid'>,
  { amount, dueOn }: { amount: bigint; dueOn: PlainDate },
): Promise<void> {
  const uuid = context.id();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('direct_debits')
    .values({
      ...{ tenant_id, uuid, uuid_operation, amount, due_on: dueOn },
      presented_at: context.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) await debitBankOf(context)?.present({ uuid, amount, dueOn });
}
