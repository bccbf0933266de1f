import { confirmContacts } from '../identity/contactHistory.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { decide } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';

/** Staff have made sure that a new e-mail or telephone is the person's own: it serves at once. */
export const confirmContact: Handler<'confirmContact'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const row = await lockRow(db, 'interveners', path.id);
    const reason = body.reason.trim();
    if (!reason) throw new HttpError(422, [{ code: 'reason_required', path: '/body/reason' }]);
    const wasNew = await confirmContacts(db, row.uuid, { by: actor.userId!, at: context.now() });
    if (!wasNew) throw new HttpError(409, [{ code: 'contact_settled' }]);
    const decision = { kind: 'CONTACT', uuid_about: row.uuid, result: 'VALIDADO' } as const;
    await decide(context, db, actor, { ...decision, reason });
    return { data: { done: true } };
  });
};
