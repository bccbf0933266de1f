import type { Schema } from '#/contract/schema.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { Refusal } from '../refusal.ts';
import type { HandlerRequest } from '../router/handler.ts';
import { countToday } from './dailyLimit.ts';
import { readSignature, toSignature } from './readSignature.ts';
import { beginCode, codeColumns, readSigner } from './sendCode.ts';

type Asked = Pick<HandlerRequest<'resendSignatureCode'>, 'context' | 'actor' | 'path' | 'inTenant'>;

/**
 * Sends another code for a signature and binds it to the session that asks. The code has its own tries and
 * ten minutes; what the day has left of codes and tries goes on.
 */
export async function resendCode({
  context,
  actor,
  path,
  inTenant,
}: Asked): Promise<Schema<'Signature'>> {
  const { row, signer } = await inTenant(async (db) => {
    const found = await readSignature(db, actor, path.id);
    if (found.status !== 'PENDING') throw ended(found.status);
    return { row: found, signer: await readSigner(context, db, actor) };
  });
  const hashes = row.documents.map(({ sha256 }) => sha256);
  const code = await beginCode(context, actor, row.provider, { signer, hashes });
  return inTenant(async (db) => {
    const { status } = await readSignature(db, actor, row.uuid, true);
    if (status !== 'PENDING') throw ended(status);
    const { id: tenantId } = actor.tenant;
    const day = todayOf(context, actor);
    await countToday(db, { tenantId, intervener: actor.intervenerUuid!, day }, 'codes');
    await db
      .updateTable('signatures')
      .set({ ...codeColumns(code), uuid_session: actor.sessionId! })
      .where('tenant_id', '=', tenantId)
      .where('uuid', '=', row.uuid)
      .execute();
    if (code.letter) await context.mail.send(db, actor.tenant, code.letter);
    return toSignature(await readSignature(db, actor, row.uuid), context.now());
  });
}

const ended = (status: 'SIGNED' | 'REJECTED') =>
  new Refusal(409, [{ code: status === 'SIGNED' ? 'signature_done' : 'signature_rejected' }]);
