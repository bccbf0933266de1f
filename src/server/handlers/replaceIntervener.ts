import type { Issue } from '#/domain/kernel/issue.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import { answerPerson } from '../people/answerPerson.ts';
import { changePerson, type Wanted } from '../people/drafts/changePerson.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * Takes the whole person as the client has it: what was left out stays, what the server owns must be
 * as it is, and the rest is changed field by field like in an update. Group and permissions are not in
 * the contract's body at all.
 */
export const replaceIntervener: Handler<'replaceIntervener'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const { uuid, type, intervener_status, is_minor, ...wanted } = body;
    const owned = { uuid: uuid?.toLowerCase(), type, intervener_status, is_minor };
    const issues = checkOwned(owned, row, today);
    if (issues.length > 0) throw unprocessable(issues);
    await changePerson(context, db, row, wanted as Wanted, actor.userId!);
    return { data: { intervener: await answerPerson(db, actor, row.uuid, today) } };
  });
};

function checkOwned(sent: Record<string, unknown>, row: IntervenerRow, today: string): Issue[] {
  const { uuid, type, intervener_status, birthdate } = row;
  const isChild = type === 'F' && isMinor({ type, birthdate }, today);
  const stored: Record<string, unknown> = { uuid, type, intervener_status, is_minor: isChild };
  return Object.keys(stored)
    .filter((field) => sent[field] !== undefined && sent[field] !== stored[field])
    .map((field) => ({ code: 'field_by_manager', path: `/${field}` }));
}
