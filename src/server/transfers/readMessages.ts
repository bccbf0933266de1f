import type { Schema } from '#/contract/schema.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** What was told about a transfer and took effect, newest first. */
export async function readMessages(
  db: TenantDb,
  uuid: string,
): Promise<Schema<'RecordedTransferMessage'>[]> {
  const rows = await db
    .selectFrom('transfer_messages')
    .select(['uuid', 'reference', 'kind', 'amount', 'reason', 'source', 'received_at'])
    .where('uuid_operation', '=', uuid)
    .where('refused', 'is', null)
    .orderBy('received_at', 'desc')
    .orderBy('uuid')
    .execute();
  return rows.map(({ amount, received_at, ...row }) => ({
    ...row,
    amount: toWireOrNull(amount, 2),
    received_at: received_at.toISOString(),
  }));
}
