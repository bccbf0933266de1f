import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { hasAllPapers } from './hasAllPapers.ts';

/**
 * What the database knows about an operation that its next status depends on: whether its papers are
 * all there, signed and found good, and whether its money was matched with it.
 */
export async function factsFor(
  db: TenantDb,
  tenantId: string,
  row: Pick<StoredOperation, 'tenant_id' | 'uuid' | 'key_product' | 'operation_type' | 'details'>,
  today: string,
): Promise<StatusFacts> {
  const { uuid } = row;
  const papers = await db
    .selectFrom('documents')
    .select(['subcategory', 'is_signed', 'validation'])
    .where('tenant_id', '=', tenantId)
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', uuid)
    .execute();
  const money = await db
    .selectFrom('reconciliations')
    .select('reconciled_on')
    .where('tenant_id', '=', tenantId)
    .where('uuid_operation', '=', uuid)
    .executeTakeFirst();
  return {
    today,
    isSigned: papers.every(({ is_signed }) => is_signed),
    areDocumentsValidated:
      papers.every(({ validation }) => validation === 'VALIDADO') &&
      (await hasAllPapers(db, row, papers)),
    areFundsReconciled: money !== undefined,
  };
}
