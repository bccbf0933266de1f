import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { sendBatch } from '../rd/sendBatch.ts';
import type { Settling } from './settling.ts';

/** Hands validated orders to the registry (RD) as one batch; it books them at the NAV of their day. */
export async function sendToRegistry(
  { context, tenant }: Settling,
  db: TenantDb,
  operations: readonly StoredOperation[],
): Promise<void> {
  const uuids = operations.map(({ uuid }) => uuid);
  if (uuids.length > 0) await sendBatch({ context, tenant }, db, uuids);
}
