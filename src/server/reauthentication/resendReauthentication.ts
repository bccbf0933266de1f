import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { assertNotSpent } from '../signatures/dailyLimit.ts';
import { readReauthentication, toReauthentication } from './readReauthentication.ts';
import { codesOf, freshCode, sendReauthenticationCode } from './sendReauthenticationCode.ts';

type Asked = Pick<
  HandlerRequest<'resendReauthenticationCode'>,
  'context' | 'words' | 'actor' | 'path' | 'inTenant'
>;

/** Another code with its own tries and ten minutes; what the day has left of codes and tries goes on. */
export async function resendReauthentication({
  context,
  words,
  actor,
  path,
  inTenant,
}: Asked): Promise<Schema<'Reauthentication'>> {
  const read = async (db: TenantDb) => {
    const row = await readReauthentication(db, actor, path.id);
    if (row.proof_hash) throw new HttpError(409, [{ code: 'reauthentication_done' }]);
    return row;
  };
  await inTenant(async (db) => {
    await read(db);
    await assertNotSpent(db, codesOf(context, actor));
  });
  const code = await freshCode(context);
  return inTenant(async (db) => {
    const row = await read(db);
    const columns = await sendReauthenticationCode(context, db, { actor, words }, code);
    await db.updateTable('reauthentications').set(columns).where('uuid', '=', row.uuid).execute();
    return toReauthentication({ ...row, ...columns });
  });
}
