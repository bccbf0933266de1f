import type { HandlerRequest } from '../ports/handler.ts';
import { removeFiles } from '../files/keepFiles.ts';
import { checkOpen } from './changeDocument.ts';
import { findPlace, type Place } from './place.ts';
import { findDocument } from './readDocuments.ts';
import { assertNotCounted } from './assertNotCounted.ts';

type Asked = Pick<
  HandlerRequest<'deleteOperationDocument'>,
  'context' | 'actor' | 'path' | 'inTenant'
>;

/** Removes a document that the actor sent and nobody decided about, and its file after it. */
export async function removeDocument(
  { context, actor, path, inTenant }: Asked,
  section: Place['section'],
): Promise<{ data: { done: true } }> {
  const file = await inTenant(async (db) => {
    const place = await findPlace(context, db, actor, section, path.id, 'upload_documents');
    const row = await findDocument(db, place, path.docId);
    checkOpen(actor, row);
    await assertNotCounted(context, db, actor, place, row);
    await db.deleteFrom('documents').where('uuid', '=', row.uuid).execute();
    return row.uuid_file;
  });
  const { log } = context;
  if (file)
    await removeFiles(context, actor.tenant.id, [file]).catch((failure: unknown) =>
      log.warn({ err: failure }, 'a removed file stays behind until it is cleared away'),
    );
  return { data: { done: true } };
}
