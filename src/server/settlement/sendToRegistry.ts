import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { readCancellations } from '../rd/readCancellations.ts';
import { sendBatch } from '../rd/sendBatch.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** Hands validated orders to the registry (RD) as one batch, and tells it what was cancelled since it was sent. */
export async function sendToRegistry(
  { context, tenant }: SettlementContext,
  db: TenantDb,
  operations: readonly StoredOperation[],
): Promise<void> {
  const uuids = operations.map(({ uuid }) => uuid);
  const hasSomething = uuids.length > 0 || (await readCancellations(db, tenant)).length > 0;
  if (hasSomething) await sendBatch({ context, tenant }, db, uuids);
}
