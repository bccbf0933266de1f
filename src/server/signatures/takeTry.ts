import { sql } from 'kysely';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import { countToday, takeBackTry } from './dailyLimit.ts';
import { readSignature, type SignatureRow } from './readSignature.ts';

/** Of one code. */
export const MOST_TRIES = 5;

/**
 * Counts a try of a code before it is judged, in a transaction of its own that no refusal undoes: of any
 * number of parallel tries five are judged. Answers the signature, which may have been signed already.
 * Throws 409 where its code cannot be tried.
 */
export async function takeTry(context: Context, actor: Actor, uuid: string): Promise<SignatureRow> {
  const now = context.now();
  const { id: tenantId } = actor.tenant;
  return withTenant(context.db, tenantId, async (db) => {
    const counted = await db
      .updateTable('signatures')
      .set({ tries: sql`tries + 1`, all_tries: sql`all_tries + 1` })
      .where('uuid', '=', uuid)
      .where('uuid_intervener', '=', actor.intervenerUuid!)
      .where('uuid_session', '=', actor.sessionId!)
      .where('status', '=', 'PENDING')
      .where('expires_at', '>', now)
      .where('tries', '<', MOST_TRIES)
      .returning('uuid')
      .executeTakeFirst();
    const row = await readSignature(db, actor, uuid);
    if (!counted) return refuseUnlessSigned(row, actor, now);
    const who = { intervener: actor.intervenerUuid!, day: todayOf(context, actor) };
    await countToday(db, who, 'tries');
    return row;
  });
}

/** The try was right, or nobody could judge it. */
export async function giveTryBack(context: Context, actor: Actor, uuid: string): Promise<void> {
  const { id: tenantId } = actor.tenant;
  await withTenant(context.db, tenantId, async (db) => {
    await db
      .updateTable('signatures')
      .set({
        tries: sql`greatest(tries - 1, 0)`,
        all_tries: sql`greatest(all_tries - 1, 0)`,
      })
      .where('uuid', '=', uuid)
      .execute();
    const day = todayOf(context, actor);
    await takeBackTry(db, { intervener: actor.intervenerUuid!, day });
  });
}

function refuseUnlessSigned(row: SignatureRow, actor: Actor, now: Date): SignatureRow {
  if (row.uuid_session !== actor.sessionId) throw refused('signature_session');
  if (row.status === 'SIGNED') return row;
  if (row.status === 'REJECTED') throw refused('signature_rejected');
  throw refused(row.expires_at <= now ? 'signature_expired' : 'signature_tries');
}

const refused = (code: string) => new HttpError(409, [{ code }]);
