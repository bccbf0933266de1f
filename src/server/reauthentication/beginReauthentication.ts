import type { Schema } from '#/contract/schema.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import {
  countAttempt,
  forgetAttempts,
  refuseWhileWaiting,
  type Limit,
} from '../identity/throttle.ts';
import { Refusal } from '../refusal.ts';
import type { HandlerRequest } from '../router/handler.ts';
import { toReauthentication } from './readReauthentication.ts';
import { freshCode, sendReauthenticationCode } from './sendReauthenticationCode.ts';

type Asked = Pick<
  HandlerRequest<'createReauthentication'>,
  'context' | 'actor' | 'body' | 'inTenant'
>;

/**
 * The first half: the password. It is guessed as slowly as at the login, counted for the session, so that
 * whoever guesses with a stolen token does not lock the person out elsewhere. Then a code is mailed.
 */
export async function beginReauthentication(asked: Asked): Promise<Schema<'Reauthentication'>> {
  const { context, actor, inTenant } = asked;
  await checkOwnPassword(asked);
  const code = await freshCode(context);
  return inTenant(async (db) => {
    const columns = await sendReauthenticationCode(context, db, actor, code);
    const row = {
      ...{ tenant_id: actor.tenant.id, uuid: context.id(), uuid_session: actor.sessionId! },
      ...columns,
      ...{ created_at: context.now(), proof_hash: null, proof_expires_at: null },
    };
    await db.insertInto('reauthentications').values(row).execute();
    return toReauthentication(row);
  });
}

async function checkOwnPassword({ context, actor, body, inTenant }: Asked): Promise<void> {
  const { db, passwords } = context;
  const tenantId = actor.tenant.id;
  const limit: Limit = {
    key: `reauthentication/${tenantId}/${actor.sessionId}`,
    tenantId,
    free: 5,
    forgetSeconds: 86_400,
  };
  // In transactions of their own, which no refusal undoes.
  const counted = (work: (own: TenantDb) => Promise<void>) => withTenant(db, tenantId, work);
  await counted((own) => refuseWhileWaiting(own, limit, context.now()));
  const user = await inTenant((own) =>
    own
      .selectFrom('users')
      .select(['password_hash', 'is_blocked'])
      .where('tenant_id', '=', tenantId)
      .where('uuid', '=', actor.userId!)
      .executeTakeFirst(),
  );
  const isRight = await passwords.verify(user?.password_hash, body.password, () =>
    counted((own) => countAttempt(own, limit, context.now())),
  );
  if (!isRight || user?.is_blocked)
    throw new Refusal(422, [{ code: 'reauthentication_password', path: '/body/password' }]);
  await counted((own) => forgetAttempts(own, limit));
}
