import type { Schema } from '#/contract/schema.ts';
import type { Words } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { closeAlert } from '../staff/closeAlert.ts';
import { alertFilter, readStaffAlerts, toStaffAlert } from '../staff/staffAlerts.ts';

const LIMIT = 25;

/** What staff have to see to. */
export const listStaffAlerts: Handler<'listStaffAlerts'> = ({ words, query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, alertFilter);
    const { rows, total } = await readStaffAlerts(db, cut, filter);
    const alerts = rows.map((row) => toStaffAlert(row, words));
    return { data: { alerts, ...page('/staff/alerts', query, cut, total) } };
  });

/** One of them, open or closed. */
export const getStaffAlert: Handler<'getStaffAlert'> = ({ words, path, inTenant }) =>
  inTenant(async (db) => ({ data: { alert: await readAlert(words, db, path.id) } }));

/** Closes one of them. */
export const closeStaffAlert: Handler<'closeStaffAlert'> = (request) => {
  const { context, words, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await closeAlert(context, db, actor, path.id, body.note);
    return { data: { alert: await readAlert(words, db, path.id) } };
  });
};

async function readAlert(words: Words, db: TenantDb, uuid: string): Promise<Schema<'StaffAlert'>> {
  const { rows } = await readStaffAlerts(db, { limit: 1, offset: 0 }, { uuid });
  if (!rows[0]) throw notFound();
  return toStaffAlert(rows[0], words);
}
