import {
  notificationFilter,
  readNotifications,
  toNotification,
} from '../notifications/readNotifications.ts';
import { page, slice } from '../paging.ts';
import { readFilter } from '../readFilter.ts';
import { notFound } from '../refusal.ts';
import type { Handler } from '../router/handler.ts';

const LIMIT = 25;

export const listNotifications: Handler<'listNotifications'> = ({ actor, query, inTenant }) =>
  inTenant(async (db) => {
    if (!actor.intervenerUuid) throw notFound();
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, notificationFilter);
    const own = [actor.tenant.id, actor.intervenerUuid] as const;
    const { rows, total } = await readNotifications(db, ...own, cut, filter);
    const notifications = rows.map(toNotification);
    return { data: { notifications, ...page('/notifications', query, cut, total) } };
  });
