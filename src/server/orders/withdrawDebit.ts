import { alertStaff } from '../alerts/alertStaff.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { cents } from '../words/cents.ts';

/**
 * An order is cancelled whose direct debit is out: while the bank has not answered, it is asked not to collect it,
 * and staff are told until it has; money that it has collected is to be given back. The account is locked.
 * @source EPC016-06 (SEPA Core Direct Debit), 4.3.4: requests for cancellation, refunds
 */
export async function withdrawDebit(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenant_id, uuid: operation }: Pick<StoredOperation, 'tenant_id' | 'uuid'>,
): Promise<void> {
  const debit = await db
    .selectFrom('direct_debits')
    .select(['uuid', 'amount'])
    .where('uuid_operation', '=', operation)
    .executeTakeFirst();
  if (!debit) return;
  const answers = await db
    .selectFrom('debit_answers')
    .select('result')
    .where('uuid_debit', '=', debit.uuid)
    .execute();
  if (answers.some(({ result }) => result !== 'PAID')) return;
  const isPaid = answers.length > 0;
  if (!isPaid)
    await db
      .insertInto('debit_withdrawals')
      .values({ tenant_id, uuid_debit: debit.uuid, asked_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await alertStaff(context, db, {
    kind: isPaid ? 'DEBIT_UNEXPECTED' : 'DEBIT_WITHDRAWAL',
    subject: operation,
    facts: { operation, amount: cents(debit.amount) },
  });
}
