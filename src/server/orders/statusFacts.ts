import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readCancellationFacts } from './cancellationFacts.ts';
import { hasRequiredDocuments } from './hasRequiredDocuments.ts';

/**
 * What the database knows about an operation that its next status depends on: whether its papers are
 * all there, signed and found good, whether its money was matched with it, and until when it may be cancelled.
 */
export async function factsFor(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'>,
  row: StoredOperation,
  { today, now }: { today: PlainDate; now: Date },
): Promise<StatusFacts> {
  const { uuid } = row;
  const papers = await db
    .selectFrom('documents')
    .select(['subcategory', 'is_signed', 'needs_signature', 'validation'])
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .execute();
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', uuid)
    .executeTakeFirst();
  const debit = await readDebit(db, uuid);
  return {
    today,
    isSigned: papers.every(({ is_signed, needs_signature }) => is_signed || !needs_signature),
    areDocumentsValidated:
      papers.every(({ validation }) => validation === 'VALIDADO') &&
      (await hasRequiredDocuments(db, tenant, row, papers)),
    areFundsReconciled: money !== undefined,
    isAwaitingDebit: debit !== undefined && money === undefined,
    isDebitFailed: debit?.is_failed === true,
    ...((await readCancellationFacts(db, tenant, [row], now)).get(uuid) ?? {}),
  };
}

/** The direct debit of an order that was presented. */
const readDebit = (db: TenantDb, operation: string) =>
  db
    .selectFrom('direct_debits as debit')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('debit_answers as answer')
          .select('answer.result')
          .whereRef('answer.uuid_debit', '=', 'debit.uuid')
          .where('answer.result', '<>', 'PAID'),
      ).as('is_failed'),
    )
    .where('debit.uuid_operation', '=', operation)
    .executeTakeFirst();
