import type { Schema } from '#/contract/schema.ts';
import { stoppedStatuses } from '#/domain/access/statuses.ts';
import { checkIntervenerMove } from '#/domain/people/intervenerMoves.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events, type NotificationEvent } from '../notifications/events.ts';
import { notify } from '../notifications/notify.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import { voidSignatures } from '../signatures/voidSignatures.ts';
import { areDocumentsGood } from '../documents/decideDocument.ts';
import { decide } from '../decisions/decide.ts';
import { lockRow } from '../decisions/lockRow.ts';

/**
 * Moves a client to another status as far as the domain allows it, and tells them what concerns them: of
 * a block against money laundering nobody is told. What somebody who is stopped was about to sign ends. @source specification §4, Ley 10/2010 art. 24
 */
export async function moveIntervener(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { intervener_status: to, reason }: Schema<'IntervenerStatusChange'>,
): Promise<void> {
  const row = await lockRow(db, 'interveners', uuid);
  const isGood = row.has_docs_validated || (await areDocumentsGood(db, 'INTERVENER', row.uuid));
  const issues = checkIntervenerMove(row.intervener_status, to, {
    areDocumentsGood: isGood,
    reason,
  });
  const barred = issues.filter(({ code }) => code !== 'reason_required');
  if (barred.length > 0)
    throw new HttpError(
      409,
      barred.map((issue) => ({ ...issue, path: `/body${issue.path}` })),
    );
  if (issues.length > 0) throw unprocessable(issues);
  await db
    .updateTable('interveners')
    .set({ intervener_status: to, ...(to === 'VALIDADO' && { has_docs_validated: true }) })
    .where('uuid', '=', row.uuid)
    .execute();
  if (stoppedStatuses.has(to))
    await voidSignatures(db, { intervener: row.uuid, now: context.now() });
  await decide(context, db, actor, {
    kind: 'INTERVENER',
    uuid_about: row.uuid,
    result: to,
    reason,
  });
  const event = told[to]?.(reason ?? '');
  if (event) await notify(context, db, [{ intervener: row.uuid, ...event }]);
}

const told: Partial<Record<string, (reason: string) => NotificationEvent>> = {
  REGISTERED: (reason) =>
    reason ? events.papersRefused({ reason }) : events.registrationReceived(),
  VALIDADO: () => events.clientValidated(),
  FINALIZADO: () => events.clientFinished(),
  BLOQUEADO: () => events.clientBlocked(),
};
