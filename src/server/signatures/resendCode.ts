import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { countToday } from './dailyLimit.ts';
import { findSignable } from './findSignable.ts';
import { endsAt, assertNotExpired } from './mostAge.ts';
import { readSignature, type SignatureRow } from './readSignature.ts';
import { toSignature } from './toSignature.ts';
import { beginCode, codeColumns, readSigner } from './sendCode.ts';

type Asked = Pick<
  HandlerRequest<'resendSignatureCode'>,
  'context' | 'words' | 'actor' | 'path' | 'inTenant'
>;

/**
 * Sends another code for a signature and binds it to the session that asks, as long as its documents still
 * wait for this person, who may still sign them. The code has its own tries and ten minutes; what the day has
 * left of codes and tries goes on, and so does the signature's own time.
 */
export async function resendCode({
  context,
  words,
  actor,
  path,
  inTenant,
}: Asked): Promise<Schema<'Signature'>> {
  const stillWaiting = async (db: TenantDb, lock: boolean): Promise<SignatureRow> => {
    const found = await readSignature(db, actor, path.id, lock);
    if (found.status !== 'PENDING') throw ended(found.status);
    assertNotExpired(found, context.now());
    const documents = found.documents.map(({ uuid_document }) => uuid_document);
    await findSignable(context, db, actor, { documents });
    return found;
  };
  const { row, signer } = await inTenant(async (db) => {
    const found = await stillWaiting(db, false);
    return { row: found, signer: await readSigner(context, db, { actor, words }) };
  });
  const hashes = row.documents.map(({ sha256 }) => sha256);
  const code = await beginCode(context, actor, row.provider, {
    ...{ signer, hashes, words },
    latest: endsAt(row.created_at),
  });
  return inTenant(async (db) => {
    await stillWaiting(db, true);
    const day = todayOf(context, actor);
    await countToday(db, { intervener: actor.intervenerUuid!, day }, 'codes');
    await db
      .updateTable('signatures')
      .set({ ...codeColumns(code), uuid_session: actor.sessionId! })
      .where('uuid', '=', row.uuid)
      .execute();
    const about = { signature: row.uuid };
    if (code.letter) await context.mail.send(db, actor.tenant, { ...code.letter, about });
    return toSignature(await readSignature(db, actor, row.uuid), context.now(), actor);
  });
}

const ended = (status: 'SIGNED' | 'REJECTED') =>
  new HttpError(409, [{ code: status === 'SIGNED' ? 'signature_done' : 'signature_rejected' }]);
