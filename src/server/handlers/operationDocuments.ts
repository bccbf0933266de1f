import { changeDocument } from '../documents/changeDocument.ts';
import { downloadDocument } from '../papers/downloadDocument.ts';
import { listDocuments } from '../documents/listDocuments.ts';
import { removeDocument } from '../documents/removeDocument.ts';
import { toDocument, toDocumentValidation } from '../documents/toDocument.ts';
import { uploadDocuments } from '../documents/uploadDocuments.ts';
import type { Handler } from '../ports/handler.ts';

const section = 'OPERATION';
const at = (id: string) => `/operations/${id}`;

/** Documents of an operation: listing, sending, fetching, changing. */
export const listOperationDocuments: Handler<'listOperationDocuments'> = async (request) => {
  const where = `${at(request.path.id)}/documents`;
  const { rows, page } = await listDocuments(request, section, where, toDocument);
  return { data: { documents: rows, ...page } };
};

export const listOperationDocumentValidations: Handler<'listOperationDocumentValidations'> = async (
  request,
) => {
  const where = `${at(request.path.id)}/document-validations`;
  const { rows, page } = await listDocuments(request, section, where, toDocumentValidation);
  return { data: { document_validations: rows, ...page } };
};

export const uploadOperationDocuments: Handler<'uploadOperationDocuments'> = (request) =>
  uploadDocuments(request, section);

export const downloadOperationDocument: Handler<'downloadOperationDocument'> = (request) =>
  downloadDocument(request, section);

export const updateOperationDocument: Handler<'updateOperationDocument'> = (request) =>
  changeDocument(request, section);

export const deleteOperationDocument: Handler<'deleteOperationDocument'> = (request) =>
  removeDocument(request, section);
