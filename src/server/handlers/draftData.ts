import { answerPerson } from '../people/answerPerson.ts';
import { applyDrafts } from '../people/drafts/applyDrafts.ts';
import { draftLines } from '../people/drafts/draftLines.ts';
import { discardDrafts } from '../people/drafts/discardDrafts.ts';
import { readDrafts } from '../people/drafts/readDrafts.ts';
import { findPerson, findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** What waits of a person: edited data to be validated, declarations to be signed. */
export const getDraftData: Handler<'getDraftData'> = ({ context, actor, words, path, inTenant }) =>
  inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    const draft_data = await readDrafts(db, row.uuid, words);
    const lines = draftLines(draft_data, words);
    return { data: { draft_data, lines, total: draft_data.length, next: null } };
  });

/** The client says that the edited data is right: it becomes what is stored. @source specification §4 'Draft data' */
export const validateDraftData: Handler<'validateDraftData'> = (request) => {
  const { context, actor, tenant, words, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const applied = await applyDrafts(context, db, tenant, row, actor.userId!);
    const draft_data = await readDrafts(db, row.uuid, words);
    if (applied === 0) {
      const code = draft_data.length > 0 ? 'draft_data.sign_first' : 'draft_data.none';
      throw new HttpError(409, [{ code }]);
    }
    const intervener = await answerPerson(db, actor, row.uuid, today);
    return { data: { intervener, draft_data } };
  });
};

export const discardDraftData: Handler<'discardDraftData'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const count = await discardDrafts(db, row.uuid, actor.userId!, context.now());
    if (count === 0) throw new HttpError(409, [{ code: 'draft_data.none' }]);
    return { data: { done: true } };
  });
};
