import type { Output } from '#/contract/call.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { withTenant } from '../database/withTenant.ts';
import { HttpError, tooMany } from '../kernel/httpError.ts';
import { lockSession } from './lockSession.ts';
import { hashSecret } from '../kernel/secret.ts';
import { addSeconds, endSession, issueTokens, SESSION_SECONDS } from './sessions.ts';

/** For so long an exchanged token may be shown again: two tabs, or an answer that was lost. */
export const GRACE_SECONDS = 30;

/** So many pairs a session is given within that time for tokens that were exchanged already, twice twenty tabs' worth, and in all. */
const MOST_AGAIN = 41;
const MOST_PAIRS = 60;

const sessionEnded = () => new HttpError(401, [{ code: 'session_ended' }]);

/**
 * Exchanges a refresh token for a new pair. Shown again within the grace it gives one more pair of
 * the same session, as long as that was not given many lately (429); shown again later it has been stolen, and
 * the whole session ends with all its tokens. @source RFC 9700 §4.14.2
 */
export async function refresh(
  context: Context,
  tenantId: string,
  token: string,
): Promise<Output<'createToken'>> {
  const issued = await withTenant(context.db, tenantId, (db) =>
    exchange(db, hashSecret(token), context.now()),
  );
  if (!issued) throw sessionEnded();
  return issued;
}

/** Nothing when it may not be exchanged: returned and not thrown, so that the end of a session is kept. */
async function exchange(db: TenantDb, hash: Buffer, now: Date) {
  const named = await readToken(db, hash);
  const open = named && (await lockSession(db, named.uuid_session));
  // Read again: what was exchanged beside this waited for the same lock, and is done.
  const kept = open && (await readToken(db, hash));
  if (!open || !kept) return undefined;
  const { user, created_at } = open;
  if (kept.rotated_at && addSeconds(kept.rotated_at, GRACE_SECONDS) < now) {
    await endSession(db, kept.uuid_session, 'reuse', now);
    return undefined;
  }
  if (kept.expires_at <= now || addSeconds(created_at, SESSION_SECONDS) <= now) return undefined;
  const given = await countPairs(db, kept, addSeconds(now, -GRACE_SECONDS));
  if (given >= (kept.rotated_at ? MOST_AGAIN : MOST_PAIRS)) throw tooMany(GRACE_SECONDS);
  if (!kept.rotated_at) {
    await db
      .updateTable('refresh_tokens')
      .set({ rotated_at: now })
      .where('hash', '=', hash)
      .execute();
  }
  return issueTokens(db, user, { uuid: kept.uuid_session, created_at }, now);
}

/** Of the whole session, which is locked: one token leads to the next. */
async function countPairs(
  db: TenantDb,
  { uuid_session }: { uuid_session: string },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('refresh_tokens')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uuid_session', '=', uuid_session)
    .where('issued_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const readToken = (db: TenantDb, hash: Buffer) =>
  db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
