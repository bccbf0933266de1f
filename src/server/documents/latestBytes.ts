import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/** The bytes of a document with every signature that is on them. */
export interface LatestBytes {
  uuid_file: string;
  media_type: string;
  size: bigint;
  sha256: string;
  /** How many signatures they bear; 0 of what was shown. */
  place: number;
}

/**
 * The newest bytes of a document: those that were shown, or these with the signatures that were put on them since.
 * Undefined where it has no bytes. Signatures on earlier bytes, and those that have to be given again, do not count.
 */
export async function latestBytes(
  db: TenantDb,
  document: string,
): Promise<LatestBytes | undefined> {
  const { rows } = await sql<LatestBytes>`
    select file.uuid as uuid_file, file.media_type, file.size, file.sha256,
      coalesce(signer.place, 0) as place
    from documents
    join files shown on shown.tenant_id = documents.tenant_id and shown.uuid = documents.uuid_file
    left join lateral (
      select place, uuid_signed_file from document_signers
      where document_signers.tenant_id = documents.tenant_id and uuid_document = documents.uuid
      and document_signers.sha256 = shown.sha256 and not is_void and uuid_signed_file is not null
      order by place desc limit 1) signer on true
    join files file on file.tenant_id = documents.tenant_id
      and file.uuid = coalesce(signer.uuid_signed_file, shown.uuid)
    where documents.tenant_id = ${db.tenantId} and documents.uuid = ${document}`.execute(db);
  return rows[0];
}
