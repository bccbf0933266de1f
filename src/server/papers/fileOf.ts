import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { keepFiles, markKept } from '../files/keepFiles.ts';
import type { KeptFile } from '../files/sendFile.ts';
import { renderDocument } from './renderDocument.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';

/** How often a paper is drawn anew because its order was changed meanwhile. */
const MOST_DRAWN = 3;

/**
 * The kept file of a document; one that is made of something gets its file here, once. Undefined where there
 * is neither. What is to be signed or sent along is asked for here too. What was drawn from an order that has
 * been changed since is not kept: nobody signs it.
 */
export async function fileOf(
  context: Context,
  tenant: Tenant,
  row: DocumentRow,
): Promise<KeptFile | undefined> {
  for (let drawn = 0; drawn < MOST_DRAWN; drawn += 1) {
    const revision = drawn === 0 ? row.revision : await revisionOf(context, row);
    const file = await drawnFile(context, tenant, { ...row, revision });
    if (file !== 'outdated') return file;
  }
  return undefined;
}

const revisionOf = (context: Context, { tenant_id, uuid, revision }: DocumentRow) =>
  withTenant(context.db, tenant_id, async (db) => {
    const now = await db
      .selectFrom('documents')
      .select('revision')
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    return now?.revision ?? revision;
  });

async function drawnFile(
  context: Context,
  tenant: Tenant,
  row: DocumentRow,
): Promise<KeptFile | undefined | 'outdated'> {
  if (row.uuid_file) {
    const { media_type, size, sha256 } = row;
    return { uuid: row.uuid_file, media_type: media_type!, size: size!, sha256: sha256! };
  }
  const made = await renderDocument(context, tenant, row);
  if (!made) return undefined;
  return keepFiles(context, tenant.id, [{ file: made, mimetype: 'application/pdf' }], ([uuid]) =>
    withTenant(context.db, tenant.id, async (db) => {
      const updated = await db
        .updateTable('documents')
        .set({ uuid_file: uuid })
        .where('uuid', '=', row.uuid)
        .where('uuid_file', 'is', null)
        .where('revision', '=', row.revision)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 1n) await markKept(db, uuid!);
      // Somebody else asked at the same time: theirs stands, and this one is cleared away.
      const kept = await db
        .selectFrom('documents')
        .innerJoin('files', 'files.uuid', 'documents.uuid_file')
        .select(['files.uuid', 'files.media_type', 'files.size', 'files.sha256'])
        .where('documents.uuid', '=', row.uuid)
        .executeTakeFirst();
      return kept ?? 'outdated';
    }),
  );
}
