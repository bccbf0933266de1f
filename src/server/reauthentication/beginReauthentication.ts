import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { assertNotSpent } from '../signatures/dailyLimit.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';
import { toReauthentication } from './readReauthentication.ts';
import { codesOf, freshCode, sendReauthenticationCode } from './sendReauthenticationCode.ts';

type Asked = Pick<
  HandlerRequest<'createReauthentication'>,
  'context' | 'words' | 'actor' | 'body' | 'inTenant'
>;

/**
 * The first half: the password. Whether the day has a code left is asked first. Then a code is mailed.
 */
export async function beginReauthentication(asked: Asked): Promise<Schema<'Reauthentication'>> {
  const { context, actor, inTenant } = asked;
  const hasCode = (db: TenantDb) => assertNotSpent(db, codesOf(context, actor));
  await checkOwnPassword(asked, hasCode);
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
