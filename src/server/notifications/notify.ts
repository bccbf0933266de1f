import type { Schema } from '#/contract/schema.ts';
import type { Context } from '../ports/context.ts';
import type { Saying } from '../kernel/words.ts';
import { keepSaying } from '../words/keptSaying.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** What somebody is to be told, and about what. */
export interface Notice {
  intervener: string;
  type: Schema<'NotificationType'>;
  said: Saying;
  account?: string | null;
  operation?: string | null;
  issue?: string | null;
}

/** Adds notifications in the transaction of what they tell. @source specification §3 Notification */
export async function notify(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insertInto('notifications')
    .values(
      notices.map(({ intervener, type, said, account = null, operation = null, issue = null }) => ({
        tenant_id: db.tenantId,
        uuid: id(),
        uuid_intervener: intervener,
        type,
        ...messageColumns(said),
        uuid_account: account,
        uuid_operation: operation,
        uuid_issue: issue,
        created_at: now(),
        is_read: false,
      })),
    )
    .execute();
}

/** What a notification says, as it is kept. */
export function messageColumns(said: Saying) {
  const { text, code, values } = keepSaying(said);
  return { message: text, code, params: values };
}
