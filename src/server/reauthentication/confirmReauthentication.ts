import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { withTenant } from '../database/withTenant.ts';
import { createSecret, hashSecret } from '../kernel/secret.ts';
import { addSeconds } from '../identity/sessions.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { isCode } from '../signatures/codeHash.ts';
import { countToday, takeBackTry } from '../signatures/dailyLimit.ts';
import { MOST_TRIES } from '../signatures/takeTry.ts';
import { readReauthentication, type ReauthenticationRow } from './readReauthentication.ts';
import { codesOf } from './sendReauthenticationCode.ts';

/** Seconds that a proof serves. */
export const PROOF_SECONDS = 300;

type Asked = Pick<
  HandlerRequest<'confirmReauthentication'>,
  'context' | 'actor' | 'path' | 'body' | 'inTenant'
>;

/**
 * The second half: the code. A right one gives the proof, a secret that only whoever confirmed gets to see:
 * an access token of the same session is worth nothing more than before.
 */
export async function confirmReauthentication(
  asked: Asked,
): Promise<Schema<'ReauthenticationProof'>> {
  const { context, actor, body, inTenant } = asked;
  const row = await takeTry(asked);
  if (!(await isCode(body.code, { hash: row.code_hash, salt: row.code_salt })))
    throw new HttpError(422, [{ code: 'signature_code', path: '/body/code' }]);
  const proof = createSecret('pp_');
  const expiresAt = addSeconds(context.now(), PROOF_SECONDS);
  await inTenant(async (db) => {
    const { proof_hash } = await readReauthentication(db, actor, row.uuid);
    if (proof_hash) throw done();
    await takeBackTry(db, codesOf(context, actor));
    await db
      .updateTable('reauthentications')
      .set({ proof_hash: hashSecret(proof), proof_expires_at: expiresAt })
      .where('uuid', '=', row.uuid)
      .execute();
  });
  return { uuid: row.uuid, proof, expires_at: expiresAt.toISOString() };
}

/**
 * Counts a try before it is looked at, in a transaction of its own that no refusal undoes: of any number of
 * parallel tries five are compared.
 */
function takeTry(asked: Asked): Promise<ReauthenticationRow> {
  const { context, actor, path } = asked;
  const now = context.now();
  return withTenant(context.db, actor.tenant.id, async (db) => {
    const counted = await db
      .updateTable('reauthentications')
      .set({ tries: sql`tries + 1` })
      .where('uuid', '=', path.id)
      .where('uuid_session', '=', actor.sessionId!)
      .where('proof_hash', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', MOST_TRIES)
      .returning('uuid')
      .executeTakeFirst();
    const row = await readReauthentication(db, actor, path.id);
    if (!counted) throw row.proof_hash ? done() : refused(row.expires_at <= now);
    await countToday(db, codesOf(context, actor), 'tries');
    return row;
  });
}

const done = () => new HttpError(409, [{ code: 'reauthentication_done' }]);
const refused = (isExpired: boolean) =>
  new HttpError(409, [{ code: isExpired ? 'reauthentication_expired' : 'reauthentication_tries' }]);
