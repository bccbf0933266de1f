import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import { alreadyDecided, decide } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';
import { isClosable } from './staffAlerts.ts';

/**
 * Closes an alert that nothing but a person closes, with what was done about it.
 * @throws HttpError 409 where it is closed, or closes when what it tells of is settled
 */
export async function closeAlert(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  given: string,
): Promise<void> {
  const row = await lockRow(db, 'staff_alerts', uuid);
  const note = requiredText(given, '/body/note');
  if (row.resolved_at) throw alreadyDecided();
  if (!isClosable(row)) throw new HttpError(409, [{ code: 'alert_closes_itself' }]);
  await db
    .updateTable('staff_alerts')
    .set({ resolved_at: context.now(), note, closed_by: actor.userId! })
    .where('uuid', '=', row.uuid)
    .execute();
  const decision = { kind: 'ALERT', uuid_about: row.uuid, result: 'CERRADO' } as const;
  await decide(context, db, actor, { ...decision, reason: note });
}
