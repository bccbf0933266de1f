import { page, slice } from '../kernel/paging.ts';
import { applyDrafts } from '../people/drafts/applyDrafts.ts';
import { discardDrafts } from '../people/drafts/discardDrafts.ts';
import { readFilter } from '../kernel/readFilter.ts';
import type { Handler } from '../ports/handler.ts';
import { alreadyDecided, decide, reasonOf } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';
import { draftFilter, readStaffDraftData, toStaffDraftData } from '../staff/staffDraftData.ts';

const LIMIT = 25;

/** The edited data that waits, for staff. */
export const listStaffDraftData: Handler<'listStaffDraftData'> = ({ query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, draftFilter);
    const { rows, total } = await readStaffDraftData(db, cut, filter);
    const draft_data = rows.map(toStaffDraftData);
    return { data: { draft_data, ...page('/staff/draft-data', query, cut, total) } };
  });

/** Validates everything that an intervener edited, or discards it, as the intervener may. */
export const validateStaffDraftData: Handler<'validateStaffDraftData'> = async (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  await inTenant(async (db) => {
    const row = await lockRow(db, 'interveners', path.id);
    const reason = reasonOf(body) ?? undefined;
    const done =
      body.result === 'VALIDADO'
        ? await applyDrafts(context, db, tenant, row, actor.userId!)
        : await discardDrafts(db, row.uuid, actor.userId!, context.now());
    if (done === 0) throw alreadyDecided();
    const decision = { kind: 'DRAFT_DATA', uuid_about: row.uuid } as const;
    await decide(context, db, actor, { ...decision, result: body.result, reason });
  });
  return { data: { done: true } };
};
