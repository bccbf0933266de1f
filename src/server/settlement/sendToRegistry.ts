import type { TenantDb } from '../database/withTenant.ts';
import { moveOperation } from '../orders/moveOperation.ts';
import type { StoredOperation } from '../orders/toRuleOperation.ts';
import type { Settling } from './settling.ts';

/** Hands validated orders to the registry (RD), which books them at the NAV of their day. */
export async function sendToRegistry(
  { context, tenant, day }: Settling,
  db: TenantDb,
  operations: readonly StoredOperation[],
): Promise<void> {
  for (const { uuid } of operations)
    await moveOperation(context, db, {
      tenantId: tenant.id,
      uuid,
      to: 'RD_SENT',
      by: 'SYSTEM',
      facts: { today: day },
    });
}
