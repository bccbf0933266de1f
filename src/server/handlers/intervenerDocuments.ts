import { changeDocument } from '../documents/changeDocument.ts';
import { downloadDocument } from '../papers/downloadDocument.ts';
import { listDocuments } from '../documents/listDocuments.ts';
import { toDocument, toDocumentValidation } from '../documents/toDocument.ts';
import { uploadDocuments } from '../documents/uploadDocuments.ts';
import type { Handler } from '../ports/handler.ts';

const section = 'INTERVENER';
const at = (id: string) => `/interveners/${id}`;

/** Documents of an intervener: listing, sending, fetching, changing. */
export const listIntervenerDocuments: Handler<'listIntervenerDocuments'> = async (request) => {
  const where = `${at(request.path.id)}/documents`;
  const { rows, pending, page } = await listDocuments(request, section, where, toDocument);
  return { data: { documents: rows, ...page, pending_signature: pending } };
};

export const listIntervenerDocumentValidations: Handler<
  'listIntervenerDocumentValidations'
> = async (request) => {
  const where = `${at(request.path.id)}/document-validations`;
  const { rows, page } = await listDocuments(request, section, where, toDocumentValidation);
  return { data: { document_validations: rows, ...page } };
};

export const uploadIntervenerDocuments: Handler<'uploadIntervenerDocuments'> = (request) =>
  uploadDocuments(request, section);

export const downloadIntervenerDocument: Handler<'downloadIntervenerDocument'> = (request) =>
  downloadDocument(request, section);

export const updateIntervenerDocument: Handler<'updateIntervenerDocument'> = (request) =>
  changeDocument(request, section);
