import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** The change of a standing order that still waits for signatures; at most one does. */
export async function findOpenChange(
  db: TenantDb,
  { uuid }: Pick<StoredOperation, 'uuid'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('operations')
    .select('uuid')
    .where('uuid_replaced', '=', uuid)
    .where('operation_status', '=', 'REGISTERED_ONLINE')
    .executeTakeFirst();
  return row?.uuid;
}
