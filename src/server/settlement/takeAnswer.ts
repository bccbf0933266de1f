import type { Issue } from '#/domain/kernel/issue.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { alertStaff, resolveAlert } from '../alerts/alertStaff.ts';
import type { Context } from '../ports/context.ts';
import type { DebitTables } from '../tables/debitTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import { reconcile } from '../orders/reconcile.ts';
import { notifyOverLimit } from './notifyOverLimit.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { DebitAnswer } from '../debits/debitBank.ts';
import { undoUnpaid } from './undoUnpaid.ts';
import { cents } from '../words/cents.ts';

export type Answering = Pick<Context, 'id' | 'now' | 'mail'> & { tenant: Tenant };
type Source = DebitTables['debit_answers']['source'];

/**
 * Takes what the bank says of a debit, once: money that is here is matched with its order and counts from now;
 * an order whose money does not come, or has been taken back, is undone. An answer that comes again changes
 * nothing. Answers why it cannot be: `debit_answer.unknown`, `.reference` (of another answer), `.paid` (what was
 * paid is returned, not rejected), `.failed` (paid after it failed).
 */
export async function takeAnswer(
  at: Answering,
  db: TenantDb,
  answer: DebitAnswer,
  source: Source,
): Promise<Issue | undefined> {
  const { tenant } = at;
  const issue = (code: string): Issue => ({ code: `debit_answer.${code}`, path: '' });
  const debit = await db
    .selectFrom('direct_debits')
    .selectAll()
    .where('uuid', '=', answer.debit)
    .executeTakeFirst();
  if (!debit) return issue('unknown');
  const [row] = await lockOperations(db, [debit.uuid_operation]);
  const before = await db
    .selectFrom('debit_answers')
    .select(['uuid_debit', 'result', 'reference'])
    .where((has) =>
      has.or([has('uuid_debit', '=', debit.uuid), has('reference', '=', answer.reference)]),
    )
    .execute();
  const own = before.filter(({ uuid_debit }) => uuid_debit === debit.uuid);
  const results = own.map(({ result }) => result);
  if (results.includes(answer.result)) return undefined;
  if (before.some(({ reference }) => reference === answer.reference)) return issue('reference');
  const isPaid = results.includes('PAID');
  if (answer.result === 'REJECTED' && isPaid) return issue('paid');
  if (results.some((result) => result !== 'PAID')) return issue('failed');
  await db
    .insertInto('debit_answers')
    .values({
      ...{ tenant_id: tenant.id, uuid_debit: debit.uuid, result: answer.result },
      ...{ reference: answer.reference, reason: answer.reason, source, answered_at: at.now() },
    })
    .execute();
  for (const kind of ['DEBIT_UNANSWERED', 'DEBIT_WITHDRAWAL'] as const)
    await resolveAlert(at, db, { kind, subject: debit.uuid_operation });
  if (answer.result === 'PAID') await receiveMoney(at, db, row!, debit.amount, answer.reference);
  else await undoUnpaid(at, db, row!, { amount: debit.amount, reason: answer.reason, isPaid });
  return undefined;
}

/** Money that nobody waits for any more, or that is here twice, is to be given back. */
async function receiveMoney(
  at: Answering,
  db: TenantDb,
  row: StoredOperation,
  amount: bigint,
  reference: string,
): Promise<void> {
  const { tenant } = at;
  const money = { amount, at: at.now(), source: 'DIRECT_DEBIT', reference } as const;
  if (isOpen(row) && (await reconcile(db, row, tenant.timeZone, money)))
    return notifyOverLimit({ context: at, tenant }, db, row);
  await notifyParties(at, db, row, (title) =>
    events.paymentReturned({ title, amount: cents(amount) }),
  );
  const facts = { operation: row.uuid, amount: cents(amount) };
  await alertStaff(at, db, { kind: 'DEBIT_UNEXPECTED', subject: row.uuid, facts });
}
