import type { Schema } from '#/contract/schema.ts';
import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import { uuidOf } from '../kernel/uuidOf.ts';
import type { DocumentRow } from './readDocuments.ts';

/** A document as the wire shows it. */
export function toDocument(row: DocumentRow): Schema<'Document'> {
  return {
    uuid: row.uuid,
    filename: row.filename,
    category: row.category as Schema<'DocumentCategory'>,
    subcategory: row.subcategory,
    named_as: namedAs(row),
    ...(row.media_type && { mimetype: row.media_type, size: Number(row.size) }),
    created_at: row.created_at.toISOString(),
    validated: row.validation === 'VALIDADO',
    is_signed: row.is_signed,
    is_pending_signature: row.needs_signature && !row.is_signed && !row.is_over,
    section: row.uuid_bank_account && row.section === 'ACCOUNT' ? 'BANK_ACCOUNTS' : row.section,
    uuid_intervener: row.section === 'INTERVENER' ? row.uuid_owner : null,
    uuid_account: row.section === 'ACCOUNT' ? row.uuid_owner : row.uuid_account,
    uuid_bank_account: row.uuid_bank_account,
    uuid_operation: row.section === 'OPERATION' ? row.uuid_owner : null,
  };
}

/** What was decided about a document. */
export function toDocumentValidation(row: DocumentRow): Schema<'DocumentValidation'> {
  return {
    uuid: uuidOf(`document-validation/${row.uuid}`),
    uuid_document: row.uuid,
    status: statuses[row.validation],
    subcategory: row.subcategory,
    named_as: namedAs(row),
    reason: row.validation_reason,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

const statuses = {
  PENDIENTE: 'PENDING',
  VALIDADO: 'VALIDATED',
  RECHAZADO: 'REJECTED',
} as const;
