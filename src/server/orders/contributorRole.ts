import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** In which role whoever gave an order contributes to its account: by whose limit. */
export async function contributorRole(
  db: TenantDb,
  row: Pick<StoredOperation, 'tenant_id' | 'uuid_account' | 'ordered_by'>,
): Promise<string | undefined> {
  const party = await db
    .selectFrom('account_interveners')
    .select('account_intervener_role')
    .where('uuid_account', '=', row.uuid_account)
    .where('uuid_intervener', '=', row.ordered_by)
    .orderBy('account_intervener_role')
    .executeTakeFirst();
  return party?.account_intervener_role;
}
