import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * The instant from which an order counts: its last signature; where nobody signed (paper, or carried
 * out by the system) its request.
 */
export async function signedAt(
  db: TenantDb,
  { uuid, request_date }: StoredOperation,
): Promise<string> {
  const row = await db
    .selectFrom('operation_history')
    .select('changed_at')
    .where('uuid_operation', '=', uuid)
    .where('status_to', '=', 'SIGNED')
    .orderBy('changed_at', 'desc')
    .executeTakeFirst();
  return (row?.changed_at ?? request_date).toISOString();
}
