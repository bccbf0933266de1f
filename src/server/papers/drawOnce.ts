import { createHash } from 'node:crypto';
import { canonicalJson } from '#/language/values/canonicalJson.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import type { PdfDocument } from '../ports/pdfDocument.ts';
import { drawingVersion } from '../pdf/drawingVersion.ts';
import { addSeconds } from '../identity/sessions.ts';
import type { TenantIdentity } from '../ports/tenant.ts';

/** A kept paper serves for so long. */
export const KEPT_SECONDS = 7 * 86_400;
/** A tenant keeps so many, the newest, and none that is larger than this: at most 100 MB. */
const MOST = 200;
const LARGEST = 512 * 1024;

/**
 * The bytes of a paper, drawn unless one that says the same was drawn in the last days. Whoever asks has
 * been shown to have a right to everything on it: they are found by their content and by nothing else. The
 * instant at which it is made is no content; a kept one bears its own.
 */
export async function drawOnce(
  { db, now, pdf }: Pick<Context, 'db' | 'now' | 'pdf'>,
  { id: tenantId }: Pick<TenantIdentity, 'id'>,
  paper: PdfDocument,
): Promise<Buffer> {
  const content_hash = hashOf(paper);
  const made_at = now();
  const kept = await withTenant(db, tenantId, (at) =>
    at
      .selectFrom('kept_documents')
      .select('bytes')
      .where('content_hash', '=', content_hash)
      .where('made_at', '>', addSeconds(made_at, -KEPT_SECONDS))
      .executeTakeFirst(),
  );
  if (kept) return kept.bytes;
  const bytes = await pdf.render(paper);
  if (bytes.length > LARGEST) return bytes;
  await withTenant(db, tenantId, async (at) => {
    await at
      .insertInto('kept_documents')
      .values({ tenant_id: tenantId, content_hash, bytes, made_at })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'content_hash']).doUpdateSet({ bytes, made_at }),
      )
      .execute();
    await at
      .deleteFrom('kept_documents')
      .where('made_at', '<', ({ selectFrom }) =>
        selectFrom('kept_documents')
          .select('made_at')
          .orderBy('made_at', 'desc')
          .offset(MOST - 1)
          .limit(1),
      )
      .execute();
  });
  return bytes;
}

const hashOf = (paper: PdfDocument): Buffer =>
  createHash('sha256')
    .update(drawingVersion())
    .update(canonicalJson({ ...paper, at: undefined }))
    .digest();
