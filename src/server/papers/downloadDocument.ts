import type { HandlerRequest } from '../ports/handler.ts';
import { noContent, type Answer } from '../ports/answer.ts';
import { sendFile } from '../files/sendFile.ts';
import { fileOf } from './fileOf.ts';
import { signedBytes } from './signedBytes.ts';
import { findPlace, type Place } from '../documents/place.ts';
import { recordOpening } from '../documents/openings.ts';
import { findDocument } from '../documents/readDocuments.ts';

type Asked = Pick<
  HandlerRequest<'downloadAccountDocument'>,
  'context' | 'actor' | 'path' | 'inTenant'
>;

/**
 * The file of a document, made now if it was never asked for, with the signatures that are on it; 204 where there is
 * none. Who signs it has opened it by that: what was shown to all of them lies before every signature.
 */
export async function downloadDocument(
  { context, actor, path, inTenant }: Asked,
  section: Place['section'],
): Promise<Answer<never>> {
  const row = await inTenant(async (db) => {
    const place = await findPlace(context, db, actor, section, path.id, 'download_documents');
    return findDocument(db, place, path.docId);
  });
  const file = await fileOf(context, actor.tenant, row);
  const signed = file && (await inTenant((db) => signedBytes(db, row.uuid)));
  const answer = file && (await sendFile(context.files, signed ?? file, row.filename));
  if (!answer) return noContent();
  await recordOpening(context, actor, row, file);
  return answer;
}
