import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { X509Certificate } from 'node:crypto';
import { withTenant } from '../database/withTenant.ts';
import { findDocument } from '../documents/readDocuments.ts';
import { readBytes } from '../files/readBytes.ts';
import { sha256Of } from '../files/sha256Of.ts';
import type { Context } from '../ports/context.ts';
import type { Attachment } from '../ports/pdfDocument.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readDossier } from './dossierFacts.ts';
import { dossierPaper } from './dossierPaper.ts';
import { fileOf } from './fileOf.ts';
import { frameOf } from './frameOf.ts';
import { sealPaper } from './sealPaper.ts';

/** More than this is no more attached: it is named with its fingerprint. */
const MOST_BYTES = 40 * 1024 ** 2;

/**
 * The file of an order as it stands now: a PDF with the order's documents attached, sealed by the house, for whoever
 * has nothing but this. Undefined where there is no such order.
 */
export async function makeDossier(
  context: Context,
  tenant: Tenant,
  uuid: string,
): Promise<Buffer | undefined> {
  const read = () => withTenant(context.db, tenant.id, (db) => readDossier(db, uuid));
  const first = await read();
  if (!first) return undefined;
  // Papers that nobody has asked for yet are made now.
  const place = { section: 'OPERATION' as const, owner: uuid };
  for (const { uuid: document, bytes } of first.papers)
    if (!bytes) {
      const row = await withTenant(context.db, tenant.id, (db) =>
        findDocument(db, place, document),
      );
      await fileOf(context, tenant, row);
    }
  const facts = (await read()) ?? first;
  const attachments: Attachment[] = [];
  let size = 0;
  for (const [index, { filename, bytes: kept }] of facts.papers.entries()) {
    if (!kept) continue;
    size += Number(kept.size);
    const bytes = size > MOST_BYTES ? undefined : await readBytes(context.files, kept);
    const name = `${String(index + 1).padStart(2, '0')}-${filename}`;
    const { media_type, sha256 } = kept;
    attachments.push({ name, media_type, sha256, ...(bytes && { bytes }) });
  }
  const roots = context.signing.roots.map((pem) =>
    new X509Certificate(pem).fingerprint256.replaceAll(':', '').toLowerCase(),
  );
  const frame = frameOf(tenant, context.now().toISOString());
  const paper = dossierPaper(facts, { ...frame, attachments, roots }, tenant.words());
  const reference = context.id();
  const sealed = await sealPaper(context, tenant, await context.pdf.render(paper), reference);
  const sealed_at = context.now();
  const row = { sha256: await sha256Of(sealed), reference, subcategory: KIND, sealed_at };
  await withTenant(context.db, tenant.id, (db) =>
    db
      .insertInto('sealed_papers')
      .values({ tenant_id: tenant.id, ...row })
      .execute(),
  );
  return sealed;
}

const KIND = kindFor('DOSSIER');
