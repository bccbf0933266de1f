import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import {
  countAttempt,
  forgetAttempts,
  assertNotThrottled,
  type Limit,
} from '../identity/throttle.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { assertNotSpent } from '../signatures/dailyLimit.ts';
import { toReauthentication } from './readReauthentication.ts';
import { codesOf, freshCode, sendReauthenticationCode } from './sendReauthenticationCode.ts';

type Asked = Pick<
  HandlerRequest<'createReauthentication'>,
  'context' | 'words' | 'actor' | 'body' | 'inTenant'
>;

/**
 * The first half: the password. It is guessed as slowly as at the login, counted for the session, so that
 * whoever guesses with a stolen token does not lock the person out elsewhere, and for all sessions together.
 * Whether the day has a code left is asked first. Then a code is mailed.
 */
export async function beginReauthentication(asked: Asked): Promise<Schema<'Reauthentication'>> {
  const { context, actor, inTenant } = asked;
  await checkOwnPassword(asked);
  const code = await freshCode(context);
  return inTenant(async (db) => {
    const columns = await sendReauthenticationCode(context, db, asked, code);
    const row = {
      ...{ tenant_id: actor.tenant.id, uuid: context.id(), uuid_session: actor.sessionId! },
      ...columns,
      ...{ created_at: context.now(), proof_hash: null, proof_expires_at: null },
    };
    await db.insertInto('reauthentications').values(row).execute();
    return toReauthentication(row);
  });
}

/** Of the session few; of the person more, so that many sessions are no way round it. */
function limitsOf({ tenant: { id: tenantId }, sessionId, userId }: Actor): Limit[] {
  const day = { tenantId, forgetSeconds: 86_400 };
  return [
    { key: `reauthentication/${tenantId}/${sessionId}`, ...day, free: 5 },
    { key: `reauthentication/${tenantId}/person/${userId}`, ...day, free: 20 },
  ];
}

async function checkOwnPassword({ context, actor, body, inTenant }: Asked): Promise<void> {
  const { db, passwords } = context;
  const tenantId = actor.tenant.id;
  const limits = limitsOf(actor);
  // In transactions of their own, which no refusal undoes.
  const counted = (work: (own: TenantDb) => Promise<void>) => withTenant(db, tenantId, work);
  const ofEach = (work: (own: TenantDb, limit: Limit) => Promise<void>) =>
    counted(async (own) => {
      for (const limit of limits) await work(own, limit);
    });
  await ofEach((own, limit) => assertNotThrottled(own, limit, context.now()));
  const user = await inTenant(async (own) => {
    await assertNotSpent(own, codesOf(context, actor));
    return own
      .selectFrom('users')
      .select(['password_hash', 'is_blocked'])
      .where('uuid', '=', actor.userId!)
      .executeTakeFirst();
  });
  // Asked again when it is its turn: many at once would each find a code left.
  const isRight = await passwords.verify(user?.password_hash, body.password, async () => {
    await counted((own) => assertNotSpent(own, codesOf(context, actor)));
    await ofEach((own, limit) => countAttempt(own, limit, context.now()));
  });
  if (!isRight || user?.is_blocked)
    throw new HttpError(422, [{ code: 'reauthentication_password', path: '/body/password' }]);
  await ofEach(forgetAttempts);
}
