import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { markKept } from '../files/keepFiles.ts';
import type { KeptFile } from '../files/sendFile.ts';
import { notFound } from '../kernel/httpError.ts';

/** An original in quarantine: bytes that somebody sent and that were never written anew. */
interface Original {
  uuidFile: string;
  sha256: string;
  /** Why it is kept at all: its signature, which the copy that everybody gets cannot bear. */
  reason: 'signed';
}

/** Keeps the original of a document in quarantine, in the transaction that makes the document. */
export async function quarantine(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  uuidDocument: string,
  { uuidFile, sha256, reason }: Original,
): Promise<void> {
  await markKept(db, uuidFile);
  await db
    .insertInto('quarantine')
    .values({
      tenant_id: db.tenantId,
      uuid_document: uuidDocument,
      uuid_file: uuidFile,
      sha256,
      reason,
      created_at: now(),
    })
    .execute();
}

/** The original of a document in quarantine with the document's name. A document without one is missing. */
export async function findOriginal(
  db: TenantDb,
  uuidDocument: string,
): Promise<{ file: KeptFile; filename: string }> {
  const row = await db
    .selectFrom('quarantine')
    .innerJoin('documents', 'documents.uuid', 'quarantine.uuid_document')
    .innerJoin('files', 'files.uuid', 'quarantine.uuid_file')
    .select(['files.uuid', 'files.media_type', 'files.size', 'files.sha256', 'documents.filename'])
    .where('quarantine.uuid_document', '=', uuidDocument)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { filename, ...file } = row;
  return { file, filename };
}
