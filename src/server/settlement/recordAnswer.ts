import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import { takeAnswer, type Answering } from './takeAnswer.ts';

/**
 * Staff records what the bank said of the direct debit of an order, each answer once. Throws 404 when there is
 * no such order or its debit was not presented, and 409 with a code of `takeAnswer` when it cannot be.
 */
export async function recordAnswer(
  at: Answering,
  db: TenantDb,
  operation: string,
  { result, reference, reason = null }: Schema<'DebitAnswer'>,
): Promise<void> {
  const debit = await db
    .selectFrom('direct_debits')
    .select('uuid')
    .where('uuid_operation', '=', operation)
    .executeTakeFirst();
  if (!debit) throw notFound();
  const issue = await takeAnswer(at, db, { debit: debit.uuid, result, reference, reason }, 'STAFF');
  if (issue) throw new HttpError(409, [issue]);
}
