import type { Schema } from '#/contract/schema.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Something that people are told about in their area. */
export interface Notice {
  tenantId: string;
  to: readonly string[];
  type: Schema<'NotificationType'>;
  message: string;
  account?: string | null;
  operation?: string | null;
}

/** Tells interveners, each once; within the transaction of what they are told about. */
export async function raise(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenantId, to, type, message, account = null, operation = null }: Notice,
): Promise<void> {
  const people = [...new Set(to)];
  if (people.length === 0) return;
  await db
    .insertInto('notifications')
    .values(
      people.map((uuid_intervener) => ({
        tenant_id: tenantId,
        uuid: id(),
        uuid_intervener,
        type,
        message,
        uuid_account: account,
        uuid_operation: operation,
        created_at: now(),
        is_read: false,
      })),
    )
    .execute();
}
