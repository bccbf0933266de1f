import { createHash } from 'node:crypto';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { triesLeft } from './codeState.ts';
import { endSignature } from './endSignature.ts';
import { ProviderFault } from './provider.ts';
import { providerOf } from './providers.ts';
import { putSignature } from './putSignature.ts';
import type { SignatureRow } from './readSignature.ts';
import { toSignature } from './toSignature.ts';
import { signatureAway } from './sendCode.ts';
import { giveTryBack, takeTry } from './takeTry.ts';
import { GONE } from './whyGone.ts';

type Asked = Pick<
  HandlerRequest<'confirmSignature'>,
  'context' | 'words' | 'actor' | 'path' | 'body' | 'inTenant' | 'ip' | 'headers'
>;

/**
 * Confirms a signature with its code. The try is counted first; then the code is judged, then whether the
 * documents are still the bytes that were shown; then their signature is put on them, and everything that follows
 * happens in one transaction.
 * A signature that was confirmed already is answered as it is.
 */
export async function confirmSignature({
  context,
  words,
  actor,
  path,
  body,
  inTenant,
  ip,
  headers,
}: Asked): Promise<Schema<'Signature'>> {
  const row = await takeTry(context, actor, path.id.toLowerCase());
  if (row.status === 'SIGNED') return toSignature(row, context.now(), actor);
  if (!(await isRight(context, actor, row, body.code))) throw wrongCode(row);
  await giveTryBack(context, actor, row.uuid);
  if (!(await areUntouched(context, row))) {
    await withTenant(context.db, actor.tenant.id, (db) =>
      endSignature(context, db, row, 'REJECTED'),
    );
    throw changed();
  }
  const from = { ip, user_agent: agentOf(headers['user-agent']) };
  const put = () => putSignature({ context, words, actor, inTenant, from }, row);
  const { signed } = await put().catch(async (error: unknown) => {
    if (error instanceof HttpError && isFinal(error))
      await withTenant(context.db, actor.tenant.id, (db) =>
        endSignature(context, db, row, 'REJECTED'),
      );
    throw error;
  });
  return toSignature(signed, context.now(), actor);
}

/** Who may not sign this any more, or what is there no more, does not come back to it later either. */
const barred: ReadonlySet<number> = new Set([403, 404]);
const isFinal = ({ status, details }: HttpError): boolean =>
  barred.has(status) || details.some(({ code }) => GONE.has(code));

/** What a program calls itself, as much of it as is kept. */
const agentOf = (header: string | string[] | undefined): string | null =>
  [header].flat().join(' ').slice(0, MOST_AGENT) || null;
const MOST_AGENT = 400;

/** Says how often the code can still be tried. */
function wrongCode(row: SignatureRow): HttpError {
  const count = triesLeft(row) ?? 0;
  const left = count === 0 ? 'signature_tries_none' : 'signature_tries_left';
  const said = [
    { code: 'signature_code', path: '/body/code' },
    { code: left, params: { count } },
  ];
  return new HttpError(422, said);
}

const changed = () => new HttpError(409, [{ code: 'signature_changed' }]);

async function isRight(
  context: Context,
  actor: Actor,
  { uuid, provider, reference, code_hash, code_salt }: SignatureRow,
  code: string,
): Promise<boolean> {
  const kept = code_hash && code_salt ? { hash: code_hash, salt: code_salt } : null;
  try {
    const asked = providerOf(context, provider);
    if (!asked) throw new ProviderFault(`no provider ${provider}`);
    return await asked.check(context, { reference, kept, code });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.log.warn({ err: error, provider }, 'a code could not be checked');
    await giveTryBack(context, actor, uuid);
    throw signatureAway();
  }
}

/** Whether the store still has the very bytes. */
async function areUntouched(
  { files }: Pick<Context, 'files'>,
  { documents }: SignatureRow,
): Promise<boolean> {
  for (const { uuid_file, sha256 } of documents) {
    const bytes = await files.read(uuid_file);
    if (!bytes) return false;
    const hash = createHash('sha256');
    for await (const chunk of bytes) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== sha256) return false;
  }
  return true;
}
