import { fullName } from '#/domain/people/names.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { readBytes } from '../files/readBytes.ts';
import { sha256Of } from '../files/sha256Of.ts';
import { readSelf } from '../interveners/checkActive.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Words } from '../kernel/words.ts';
import { signPdf } from '../pki/signPdf.ts';
import { latestBytes, type LatestBytes } from '../documents/latestBytes.ts';
import type { SignatureRow } from './readSignature.ts';

/** A document with one more signature in it. */
export interface SignedPaper {
  uuid_document: string;
  before: LatestBytes;
  bytes: Buffer;
  sha256: string;
  /** Of the signer, PEM. */
  certificate: string;
  isStamped: boolean;
}

/** Somebody else signed the same document meanwhile: it is signed again behind theirs. */
export class OthersSigned extends Error {
  override name = 'OthersSigned';
}

/**
 * Puts somebody's signature on the documents that they confirmed, each behind the signatures that are on it: with a
 * certificate of their own, whose key is made for this and forgotten with it. Nothing is stored yet.
 */
export async function signPapers(
  context: Context,
  actor: Actor,
  row: SignatureRow,
  words: Words,
): Promise<SignedPaper[]> {
  const found = await withTenant(context.db, actor.tenant.id, async (db) => {
    const name = fullName(await readSelf(db, actor));
    const documents: { uuid_document: string; before: LatestBytes }[] = [];
    for (const { uuid_document } of row.documents) {
      const before = await latestBytes(db, uuid_document);
      // What has been removed, or is to be made anew, is refused with everything locked.
      if (before) documents.push({ uuid_document, before });
    }
    return { name, documents };
  });
  const { name, documents } = found;
  const subject = { name, organization: actor.tenant.displayName };
  const signer = await context.signing.certify(subject);
  const stamp = context.signing.stamping();
  const reason = words(`sign.reason.${row.provider === 'OTP' ? 'code' : 'provider'}`);
  const papers: SignedPaper[] = [];
  for (const { uuid_document, before } of documents) {
    const shown = await readBytes(context.files, before);
    if (!shown) throw new HttpError(409, [{ code: 'signature_changed' }]);
    const at = context.now();
    const asked = { signer, name, reason, reference: row.uuid, at, ...(stamp && { stamp }) };
    const { bytes, isStamped } = await signPdf(shown, asked);
    const certificate = signer.certificate.toString();
    const sha256 = await sha256Of(bytes);
    papers.push({ uuid_document, before, bytes, sha256, certificate, isStamped });
  }
  return papers;
}
