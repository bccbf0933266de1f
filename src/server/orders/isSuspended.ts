import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** Whether a standing order is suspended, or changes one that is and takes its place as it stands. */
export async function isSuspended(
  db: TenantDb,
  { operation_status, uuid_replaced }: Pick<StoredOperation, 'operation_status' | 'uuid_replaced'>,
): Promise<boolean> {
  if (operation_status === 'PERIODIC_SUSPENDED' || !uuid_replaced)
    return operation_status === 'PERIODIC_SUSPENDED';
  const replaced = await db
    .selectFrom('operations')
    .select('operation_status')
    .where('uuid', '=', uuid_replaced)
    .executeTakeFirstOrThrow();
  return replaced.operation_status === 'PERIODIC_SUSPENDED';
}
