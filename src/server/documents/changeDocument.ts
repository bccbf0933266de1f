import { isMadeHere } from '#/domain/documentKinds/kindsFor.ts';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import { readFileName } from '../files/fileName.ts';
import { forbidden, HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { reviewAddressProof } from '../people/addressProof.ts';
import { decideDocument } from './decideDocument.ts';
import { assertKinds } from './assertKinds.ts';
import { documentCodes } from './documentCodes.ts';
import { findPlace, type Place } from './place.ts';
import { findDocument, type DocumentRow } from './readDocuments.ts';
import { assertNotCounted } from './assertNotCounted.ts';
import { toDocument } from './toDocument.ts';

type Asked = Pick<
  HandlerRequest<'updateOperationDocument'>,
  'context' | 'actor' | 'path' | 'body' | 'inTenant'
>;

/**
 * Changes what a document is called and what kind it is, by whoever sent it while nobody decided about
 * it; or decides about it, by staff who may. A `validated` of a client is not listened to.
 */
export const changeDocument = (
  { context, actor, path, body, inTenant }: Asked,
  section: Place['section'],
): Promise<{ data: { document: Schema<'Document'> } }> =>
  inTenant(async (db) => {
    const isStaff = actor.kind === 'staff';
    const deed = isStaff ? 'download_documents' : 'upload_documents';
    const place = await findPlace(context, db, actor, section, path.id, deed);
    const row = await findDocument(db, place, path.docId);
    if (body.uuidDocuemnt && body.uuidDocuemnt.toLowerCase() !== row.uuid)
      throw new HttpError(422, [{ code: 'document_docid', path: '/body/uuidDocuemnt' }]);
    if (isStaff) await decideDocument(context, db, actor, row.uuid, verdictOf(actor, body));
    else {
      const codes = await documentCodes(context, db.tenantId, db);
      const changes = wording(actor, row, body, codes);
      await assertKinds(db, actor.tenant, section, place.owner, [changes]);
      await assertNotCounted(context, db, actor, place, row);
      const isOther = (changes.subcategory ?? row.subcategory) !== row.subcategory;
      if (Object.keys(changes).length > 0)
        await db
          .updateTable('documents')
          // It counts as what it becomes from now on, and never from before.
          .set({ ...changes, ...(isOther && { kind_since: context.now() }) })
          .where('uuid', '=', row.uuid)
          .execute();
      if (isOther && section === 'INTERVENER') await reviewAddressProof(context, db, place.owner);
    }
    return { data: { document: toDocument(await findDocument(db, place, row.uuid)) } };
  });

/** Refuses to touch a document of others, or one that is signed or validated. */
export function checkOpen({ intervenerUuid }: Actor, row: DocumentRow): void {
  if (row.uploaded_by === null || row.uploaded_by !== intervenerUuid) throw forbidden();
  if (row.is_signed || row.validation === 'VALIDADO')
    throw new HttpError(409, [{ code: 'document_settled' }]);
}

function wording(
  actor: Actor,
  row: DocumentRow,
  { filename, category, subcategory }: Schema<'DocumentUpdate'>,
  codes: ReadonlyMap<string, string>,
) {
  checkOpen(actor, row);
  const read = filename === undefined ? undefined : readFileName(filename);
  const reasons = (read?.issues ?? []).map((issue) => ({ ...issue, path: '/body/filename' }));
  if (subcategory !== undefined && (!codes.has(subcategory) || isMadeHere(subcategory)))
    reasons.push({ code: 'document_code', path: '/body/subcategory' });
  // A name goes on saying what the file is.
  if (read && endOf(read.name) !== endOf(row.filename) && reasons.length === 0)
    reasons.push({ code: 'file.name', path: '/body/filename', params: { file: read.name } });
  if (reasons.length > 0) throw new HttpError(422, reasons);
  return {
    ...(read && { filename: read.name }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
  };
}

const endOf = (name: string) => /\.[^.]*$/.exec(name.toLowerCase())?.[0];

/** What staff decide, and nothing beside it. */
function verdictOf(actor: Actor, body: Schema<'DocumentUpdate'>): Schema<'Verdict'> {
  const { validated, reason } = body;
  const isMore = Object.keys(body).some((name) => !decides.has(name));
  if (!actor.permissions.includes('validate') || isMore) throw forbidden();
  if (validated === undefined)
    throw new HttpError(422, [{ code: 'required', path: '/body/validated' }]);
  return { result: validated ? 'VALIDADO' : 'RECHAZADO', reason };
}

/** All that staff send. */
const decides = new Set(['uuidDocuemnt', 'validated', 'reason']);
