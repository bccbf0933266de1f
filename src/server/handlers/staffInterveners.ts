import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { moveIntervener } from '../staff/moveIntervener.ts';
import {
  intervenerFilter,
  readStaffInterveners,
  toStaffIntervener,
} from '../staff/staffInterveners.ts';

const LIMIT = 25;

/** The interveners of the tenant for staff. */
export const listStaffInterveners: Handler<'listStaffInterveners'> = (request) => {
  const { query, inTenant } = request;
  return inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, intervenerFilter);
    const { rows, total } = await readStaffInterveners(db, cut, filter);
    const interveners = rows.map(toStaffIntervener);
    return { data: { interveners, ...page('/staff/interveners', query, cut, total) } };
  });
};

/** Moves an intervener to another status. */
export const changeIntervenerStatus: Handler<'changeIntervenerStatus'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await moveIntervener(context, db, actor, path.id, body);
    const one = { limit: 1, offset: 0 };
    const { rows } = await readStaffInterveners(db, one, { uuid: path.id });
    if (!rows[0]) throw notFound();
    return { data: { intervener: toStaffIntervener(rows[0]) } };
  });
};
