import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { BusinessTables } from '../tables/businessTables.ts';
import type { Filter } from '../kernel/readFilter.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { Words } from '../kernel/words.ts';
import { readSaying } from '../words/keptSaying.ts';
import type { TenantDb } from '../database/withTenant.ts';

type NotificationRow = Selectable<BusinessTables['notifications']>;

/** Fields by which notifications may be filtered. */
export const notificationFilter = { is_read: 'boolean', type: 'string' } as const;
export type NotificationFilter = Filter<typeof notificationFilter>;

/** An intervener's notifications, newest first, and how many there are. */
export async function readNotifications(
  db: TenantDb,
  intervener: string,
  cut: Cut,
  filter: NotificationFilter = {},
): Promise<{ rows: NotificationRow[]; total: number }> {
  const own = db
    .selectFrom('notifications')
    .where('uuid_intervener', '=', intervener)
    .$if(filter.is_read !== undefined, (query) => query.where('is_read', '=', filter.is_read!))
    .$if(filter.type !== undefined, (query) => query.where('type', '=', filter.type!));
  const shown = own.selectAll().orderBy('created_at', 'desc').orderBy('uuid');
  return pageOf(own, shown, cut);
}

/** In the reader's words; one from before notifications had codes says what it said then. */
export const toNotification = (words: Words, row: NotificationRow): Schema<'Notification'> => ({
  uuid: row.uuid,
  type: row.type as Schema<'NotificationType'>,
  message: readSaying(words, { text: row.message, code: row.code, values: row.params }),
  created_at: row.created_at.toISOString(),
  is_read: row.is_read,
  uuid_account: row.uuid_account,
  uuid_operation: row.uuid_operation,
  uuid_issue: row.uuid_issue,
});
