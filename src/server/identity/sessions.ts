import type { Output } from '#/contract/call.ts';
import type { IdentityTables } from '../tables/identityTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { createSecret, hashSecret } from '../kernel/secret.ts';
import type { User } from './user.ts';

type Token = Output<'createToken'>;

/** Seconds that an access token lives. */
export const ACCESS_SECONDS = 600;
/** Seconds that a session lasts without being refreshed, and in all. */
export const IDLE_SECONDS = 1_800;
export const SESSION_SECONDS = 43_200;

/** Opens a session of a user who has proved who they are. */
export async function openSession(
  db: TenantDb,
  user: User,
  uuid: string,
  now: Date,
): Promise<Token> {
  await db
    .insertInto('sessions')
    .values({ tenant_id: user.tenant_id, uuid, uuid_user: user.uuid, created_at: now })
    .execute();
  return issueTokens(db, user, { uuid, created_at: now }, now);
}

/** One more pair of tokens of a session; only their hashes are kept. */
export async function issueTokens(
  db: TenantDb,
  user: User,
  session: { uuid: string; created_at: Date },
  now: Date,
): Promise<Token> {
  const access = createSecret('pa_');
  const refresh = createSecret('pr_');
  const end = addSeconds(session.created_at, SESSION_SECONDS);
  const idle = earlier(addSeconds(now, IDLE_SECONDS), end);
  const expires = earlier(addSeconds(now, ACCESS_SECONDS), end);
  const shared = { tenant_id: user.tenant_id, uuid_session: session.uuid };
  await db
    .insertInto('access_tokens')
    .values({
      ...shared,
      hash: hashSecret(access),
      kind: user.kind,
      uuid_user: user.uuid,
      uuid_intervener: user.uuid_intervener,
      expires_at: expires,
    })
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values({
      ...shared,
      hash: hashSecret(refresh),
      expires_at: idle,
      rotated_at: null,
      issued_at: now,
    })
    .execute();
  return {
    access_token: access,
    expires_in: secondsBetween(now, expires),
    refresh_token: refresh,
    refresh_expires_in: secondsBetween(now, idle),
    scope: user.kind,
    token_type: 'Bearer',
  };
}

/**
 * Ends a session at once: with it go its access tokens, and a refresh that waits for the session finds it
 * ended. A session that has ended never opens again.
 */
export async function endSession(
  db: TenantDb,
  uuid: string,
  by: NonNullable<IdentityTables['sessions']['ended_by']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: by })
    .where('uuid', '=', uuid)
    .where('ended_at', 'is', null)
    .execute();
}

export const addSeconds = (instant: Date, seconds: number) =>
  new Date(instant.getTime() + seconds * 1000);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
const secondsBetween = (from: Date, to: Date) =>
  Math.max(1, Math.floor((to.getTime() - from.getTime()) / 1000));
