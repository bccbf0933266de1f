import { toNotification } from '../notifications/readNotifications.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** Marks one of the investor's own notifications as read; once read it stays so. */
export const markNotificationRead: Handler<'markNotificationRead'> = ({
  words,
  actor,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    if (!actor.intervenerUuid) throw notFound();
    const row = await db
      .updateTable('notifications')
      .set({ is_read: true })
      .where('uuid_intervener', '=', actor.intervenerUuid)
      .where('uuid', '=', path.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    return { data: { notification: toNotification(words, row) } };
  });
