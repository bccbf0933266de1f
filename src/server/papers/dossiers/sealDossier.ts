import { createHash, X509Certificate } from 'node:crypto';
import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { withTenant } from '../../database/withTenant.ts';
import { readBytes } from '../../files/readBytes.ts';
import { sha256Of } from '../../files/sha256Of.ts';
import type { Context } from '../../ports/context.ts';
import type { Attachment, PdfDocument } from '../../ports/pdfDocument.ts';
import type { Tenant } from '../../ports/tenant.ts';
import { fingerprintOf } from '../certificateBlock.ts';
import { frameOf, type Frame } from '../frameOf.ts';
import { sealPaper } from '../sealPaper.ts';
import type { Sealing } from './dossierBlocks.ts';
import type { DossierPaper } from './readProofs.ts';

/** More than this is no more attached: it is named with its fingerprint. */
const MOST_BYTES = 40 * 1024 ** 2;

/** What a dossier carries: documents as they are kept, and texts as they are kept, by the names that they get. */
export interface Carried {
  papers: readonly DossierPaper[];
  texts: readonly { name: string; body: string }[];
}

/**
 * Draws a dossier with what it carries, seals it, and keeps its fingerprint for good, by which it is known again: whoever
 * has the PDF needs nothing else.
 */
export async function sealDossier(
  context: Context,
  tenant: Tenant,
  carried: Carried,
  draw: (frame: Frame, sealing: Sealing) => PdfDocument,
): Promise<Buffer> {
  const attachments = [
    ...carried.texts.map(textAttachment),
    ...(await paperAttachments(context, carried.papers)),
  ].map((each, index) => ({ ...each, name: `${String(index + 1).padStart(2, '0')}-${each.name}` }));
  const roots = context.signing.roots.map((pem) => fingerprintOf(new X509Certificate(pem)));
  const paper = draw(frameOf(tenant, context.now().toISOString()), { attachments, roots });
  const reference = context.id();
  const sealed = await sealPaper(context, tenant, await context.pdf.render(paper), reference);
  const row = { reference, subcategory: kindFor('DOSSIER'), sealed_at: context.now() };
  const sha256 = await sha256Of(sealed);
  await withTenant(context.db, tenant.id, (db) =>
    db
      .insertInto('sealed_papers')
      .values({ tenant_id: tenant.id, sha256, ...row })
      .execute(),
  );
  return sealed;
}

function textAttachment({ name, body }: Carried['texts'][number]): Attachment {
  const bytes = Buffer.from(body);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: `${name}.json`, media_type: 'application/json', sha256, bytes };
}

async function paperAttachments(
  { files }: Pick<Context, 'files'>,
  papers: readonly DossierPaper[],
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  let size = 0;
  for (const { filename: name, bytes: kept } of papers) {
    if (!kept) continue;
    size += Number(kept.size);
    const bytes = size > MOST_BYTES ? undefined : await readBytes(files, kept);
    const { media_type, sha256 } = kept;
    attachments.push({ name, media_type, sha256, ...(bytes && { bytes }) });
  }
  return attachments;
}
