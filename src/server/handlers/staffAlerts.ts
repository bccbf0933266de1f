import { page, slice } from '../paging.ts';
import { readFilter } from '../readFilter.ts';
import type { Handler } from '../router/handler.ts';
import { alertFilter, readStaffAlerts, toStaffAlert } from '../staff/staffAlerts.ts';

const LIMIT = 25;

/** What staff have to see to. */
export const listStaffAlerts: Handler<'listStaffAlerts'> = ({ context, actor, query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, alertFilter);
    const { rows, total } = await readStaffAlerts(db, actor.tenant.id, cut, filter);
    const alerts = rows.map((row) => toStaffAlert(row, context.sentence));
    return { data: { alerts, ...page('/staff/alerts', query, cut, total) } };
  });
