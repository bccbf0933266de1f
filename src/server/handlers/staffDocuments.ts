import { findOriginal } from '../documents/quarantine.ts';
import { sendFile } from '../files/sendFile.ts';
import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { decideDocument } from '../documents/decideDocument.ts';
import { documentFilter, readStaffDocuments, toStaffDocument } from '../staff/staffDocuments.ts';

const LIMIT = 25;

/** The documents of the tenant for staff. */
export const listStaffDocuments: Handler<'listStaffDocuments'> = ({ query, inTenant }) =>
  inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, documentFilter);
    const { rows, total } = await readStaffDocuments(db, cut, filter);
    const documents = rows.map(toStaffDocument);
    return { data: { documents, ...page('/staff/documents', query, cut, total) } };
  });

/**
 * The signed original of a document, which is in quarantine: as bytes under a name that no program opens by
 * itself, because whatever its sender put into it is still in it.
 */
export const downloadOriginalDocument: Handler<'downloadOriginalDocument'> = async (request) => {
  const { context, path, inTenant } = request;
  const { file, filename } = await inTenant((db) => findOriginal(db, path.id));
  const bytes = { ...file, media_type: 'application/octet-stream' };
  const sent = await sendFile(context.files, bytes, `${filename}.cuarentena`);
  if (!sent) throw notFound();
  return sent;
};

/** Validates or rejects a document that waits. */
export const validateDocument: Handler<'validateDocument'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await decideDocument(context, db, actor, path.id, body);
    const one = { limit: 1, offset: 0 };
    const { rows } = await readStaffDocuments(db, one, { uuid: path.id });
    if (!rows[0]) throw notFound();
    return { data: { document: toStaffDocument(rows[0]) } };
  });
};
