import type { Actor } from '../ports/actor.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import {
  countAttempt,
  forgetAttempts,
  assertNotThrottled,
  type Limit,
} from '../identity/throttle.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Context } from '../ports/context.ts';

interface Asked {
  context: Pick<Context, 'db' | 'now' | 'passwords'>;
  actor: Actor;
  body: { password: string };
  /** The transaction in which the request is recorded: a wrong password is too. */
  inTenant<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
}

/**
 * The password of whoever asks, once more. It is guessed as slowly as at the login, counted for the session, so that
 * whoever guesses with a stolen token does not lock the person out elsewhere, and for all sessions together.
 * @param admit asked before, and again when it is its turn: many at once would each be let in
 * @throws HttpError 422 `reauthentication_password`, 429
 */
export async function checkOwnPassword(
  { context, actor, body, inTenant }: Asked,
  admit: (db: TenantDb) => Promise<void> = async () => undefined,
): Promise<void> {
  const { db, passwords } = context;
  const limits = limitsOf(actor);
  // In transactions of their own, which no refusal undoes.
  const inOwn = <T>(work: (own: TenantDb) => Promise<T>) => withTenant(db, actor.tenant.id, work);
  const ofEach = (work: (own: TenantDb, limit: Limit) => Promise<void>) =>
    inOwn(async (own) => {
      for (const limit of limits) await work(own, limit);
    });
  await ofEach((own, limit) => assertNotThrottled(own, limit, context.now()));
  const user = await inTenant(async (own) => {
    await admit(own);
    return own
      .selectFrom('users')
      .select(['password_hash', 'is_blocked'])
      .where('uuid', '=', actor.userId!)
      .executeTakeFirst();
  });
  const isRight = await passwords.verify(user?.password_hash, body.password, async () => {
    await inOwn(admit);
    await ofEach((own, limit) => countAttempt(own, limit, context.now()));
  });
  if (!isRight || user?.is_blocked)
    throw new HttpError(422, [{ code: 'reauthentication_password', path: '/body/password' }]);
  await ofEach(forgetAttempts);
}

/** Of the session few; of the person more, so that many sessions are no way round it. */
function limitsOf({ tenant: { id: tenantId }, sessionId, userId }: Actor): Limit[] {
  const day = { tenantId, forgetSeconds: 86_400 };
  return [
    { key: `reauthentication/${tenantId}/${sessionId}`, ...day, free: 5 },
    { key: `reauthentication/${tenantId}/person/${userId}`, ...day, free: 20 },
  ];
}
