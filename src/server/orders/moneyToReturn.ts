import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { paidIn } from './reconcile.ts';

type Paid = Pick<StoredOperation, 'uuid' | 'operation_type'>;

/**
 * Cents that go back to whoever paid: what came twice or too late, and of an order that is cancelled all that had come
 * for it. What the payer's bank has taken back, or came from another entity, is not given back to them. Null of nothing.
 * @param isCancelled whether the order is, or is asked about as if it were
 */
export async function moneyToReturn(
  db: TenantDb,
  row: Paid,
  isCancelled: boolean,
): Promise<bigint | null> {
  if (!paidIn.has(row.operation_type)) return null;
  const { refunds } = await db
    .selectFrom('payments')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('refunds'))
    .where('uuid_operation', '=', row.uuid)
    .where('status', 'in', isCancelled ? ['REFUND_DUE', 'PAID'] : ['REFUND_DUE'])
    .executeTakeFirstOrThrow();
  const otherwise = isCancelled ? await matchedOtherwise(db, row) : 0n;
  return refunds + otherwise || null;
}

/** What came for it in another way than at a provider, and is still here. */
async function matchedOtherwise(db: TenantDb, row: Paid): Promise<bigint> {
  if (await isTakenBack(db, row)) return 0n;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', row.uuid)
    .where('source', '!=', 'PAYMENT')
    .executeTakeFirst();
  return money?.amount ?? 0n;
}

/** Whether the payer's bank has taken back what it had been charged. */
export async function isTakenBack(db: TenantDb, { uuid }: Pick<Paid, 'uuid'>): Promise<boolean> {
  const answer = await db
    .selectFrom('direct_debits as debit')
    .innerJoin('debit_answers as answer', 'answer.uuid_debit', 'debit.uuid')
    .select('answer.result')
    .where('debit.uuid_operation', '=', uuid)
    .where('answer.result', '=', 'RETURNED')
    .executeTakeFirst();
  return answer !== undefined;
}
