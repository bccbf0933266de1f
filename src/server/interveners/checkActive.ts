import { stoppedStatuses } from '#/domain/access/statuses.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from './toIntervener.ts';
import { forbidden, notFound } from '../kernel/httpError.ts';
import type { Actor } from '../ports/actor.ts';

/** The investor who asks, as a client. Throws the 404 of a missing one for everybody else. */
export async function readSelf(db: TenantDb, actor: Actor): Promise<IntervenerRow> {
  if (actor.kind !== 'investor' || !actor.intervenerUuid) throw notFound();
  const row = await db
    .selectFrom('interveners')
    .selectAll()
    .where('uuid', '=', actor.intervenerUuid)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Refuses (403) whoever may look and change nothing: minors, and clients whom the manager has
 * stopped. @source specification §4, §6 'Restrictions'
 */
export function checkActive(self: IntervenerRow, today: string): void {
  const why = whyIdle(self, today);
  if (why) throw forbidden(why);
}

/** Whether who asks may do more than look; staff may. */
export async function readIsActive(db: TenantDb, actor: Actor, today: string): Promise<boolean> {
  if (actor.kind !== 'investor') return true;
  const values = [db.tenantId, actor.intervenerUuid ?? null];
  const [self] = await prepared<Standing>(db, STANDING, values);
  if (!self) throw notFound();
  return whyIdle(self, today) === undefined;
}

type Standing = Pick<IntervenerRow, 'intervener_status' | 'type' | 'birthdate'>;

/** Asked with every list of operations. */
const STANDING = `select intervener_status, type, birthdate from interveners
  where tenant_id = $1 and uuid = $2`;

function whyIdle({ intervener_status, type, birthdate }: Standing, today: string) {
  if (stoppedStatuses.has(intervener_status)) return 'client_stopped';
  return isMinor({ type, birthdate }, today) ? 'minor_looks_only' : undefined;
}
