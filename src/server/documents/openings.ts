import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import type { KeptFile } from '../files/sendFile.ts';
import type { DocumentRow } from './readDocuments.ts';

/**
 * Keeps that somebody was handed the bytes of a document that waits for a signature, and when first: nobody signs
 * what they have not opened. Of staff, and of what is not signed, nothing is kept.
 */
export async function recordOpening(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { tenant, kind, intervenerUuid }: Actor,
  { uuid, needs_signature, is_signed }: DocumentRow,
  { sha256 }: Pick<KeptFile, 'sha256'>,
): Promise<void> {
  if (kind !== 'investor' || !intervenerUuid || !needs_signature || is_signed) return;
  await withTenant(db, tenant.id, (own) =>
    own
      .insertInto('document_openings')
      .values({
        tenant_id: tenant.id,
        uuid_intervener: intervenerUuid,
        uuid_document: uuid,
        sha256,
        opened_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
