import {
  notificationFilter,
  readNotifications,
  toNotification,
} from '../notifications/readNotifications.ts';
import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { findClient } from '../people/findClient.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

export const listNotifications: Handler<'listNotifications'> = ({
  words,
  actor,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const client = await findClient(db, actor, query.uuid_intervener);
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, notificationFilter);
    const { rows, total } = await readNotifications(db, client, cut, filter);
    const notifications = rows.map((row) => toNotification(words, row));
    return { data: { notifications, ...page('/notifications', query, cut, total) } };
  });
