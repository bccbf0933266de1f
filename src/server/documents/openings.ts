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
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { uuid, needs_signature, is_signed }: DocumentRow,
  { sha256 }: Pick<KeptFile, 'sha256'>,
): Promise<void> {
  if (needs_signature && !is_signed) await keepOpening(context, actor, { uuid, sha256 });
}

/** Keeps that an investor was handed these bytes of a document, and when first. */
export async function keepOpening(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { tenant, kind, intervenerUuid }: Actor,
  { uuid, sha256 }: { uuid: string; sha256: string },
): Promise<void> {
  if (kind !== 'investor' || !intervenerUuid) return;
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
