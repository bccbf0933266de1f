import { changeDocument } from '../documents/changeDocument.ts';
import { downloadDocument } from '../papers/downloadDocument.ts';
import { listDocuments } from '../documents/listDocuments.ts';
import { toDocument, toDocumentValidation } from '../documents/toDocument.ts';
import { uploadDocuments } from '../documents/uploadDocuments.ts';
import type { Handler } from '../ports/handler.ts';

const section = 'ACCOUNT';
const at = (id: string) => `/accounts/${id}`;

/** Documents of an account: listing, sending, fetching, changing. */
export const listAccountDocuments: Handler<'listAccountDocuments'> = async (request) => {
  const where = `${at(request.path.id)}/documents`;
  const { rows, page } = await listDocuments(request, section, where, toDocument);
  return { data: { documents: rows, ...page } };
};

export const listAccountDocumentValidations: Handler<'listAccountDocumentValidations'> = async (
  request,
) => {
  const where = `${at(request.path.id)}/document-validations`;
  const { rows, page } = await listDocuments(request, section, where, toDocumentValidation);
  return { data: { document_validations: rows, ...page } };
};

export const uploadAccountDocuments: Handler<'uploadAccountDocuments'> = (request) =>
  uploadDocuments(request, section);

export const downloadAccountDocument: Handler<'downloadAccountDocument'> = (request) =>
  downloadDocument(request, section);

export const updateAccountDocument: Handler<'updateAccountDocument'> = (request) =>
  changeDocument(request, section);
