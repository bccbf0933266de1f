import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { signPdf } from '../pki/signPdf.ts';

/** Seals what the house made: its own certificate signs the PDF, as of now. `reference` is what finds it again. */
export async function sealPaper(
  { signing, now }: Pick<Context, 'signing' | 'now'>,
  { displayName: name, words }: Pick<Tenant, 'displayName' | 'words'>,
  pdf: Buffer,
  reference: string,
): Promise<Buffer> {
  const signer = await signing.certify({ name, organization: name });
  const stamp = signing.stamping();
  const reason = words()('paper.seal.reason');
  const asked = { signer, name, reason, reference, at: now(), ...(stamp && { stamp }) };
  return (await signPdf(pdf, asked)).bytes;
}
