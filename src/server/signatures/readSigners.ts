import type { TenantDb } from '../database/withTenant.ts';

/** Uuids of those who signed a document with the bytes that it has now. */
export async function readSigners(db: TenantDb, { uuid }: { uuid: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('document_signers as signer')
    .innerJoin('documents', 'documents.uuid', 'signer.uuid_document')
    .innerJoin('files', (join) =>
      join
        .onRef('files.uuid', '=', 'documents.uuid_file')
        .onRef('files.sha256', '=', 'signer.sha256'),
    )
    .select('signer.uuid_intervener')
    .where('signer.uuid_document', '=', uuid)
    .where('signer.is_void', '=', false)
    .orderBy('signer.signed_at')
    .execute();
  return [...new Set(rows.map(({ uuid_intervener }) => uuid_intervener))];
}
