import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { SignatureRow } from './readSignature.ts';

/** A document of a signature as it is now, with the bytes that were shown. */
export interface LockedDocument {
  tenant_id: string;
  uuid: string;
  section: 'INTERVENER' | 'ACCOUNT' | 'OPERATION';
  uuid_owner: string;
  uuid_file: string | null;
  is_signed: boolean;
  shown_file: string;
  shown_sha256: string;
}

/**
 * The documents of a signature, theirs alone until the transaction ends, their accounts, those of their orders and
 * the orders before them, as whoever changes an order locks them: two signers never count each other out, and
 * nobody waits for the other in a circle. One that was removed is missing.
 */
export async function lockDocuments(
  db: TenantDb,
  { tenant_id, uuid }: SignatureRow,
): Promise<LockedDocument[]> {
  const ofSignature = sql`select uuid_document from signature_documents
    where tenant_id = ${tenant_id} and uuid_signature = ${uuid}`;
  const owners = sql`select uuid_owner from documents
    where tenant_id = ${tenant_id} and uuid in (${ofSignature})`;
  await sql`select 1 from accounts where tenant_id = ${tenant_id} and uuid in (
    select uuid_account from operations where tenant_id = ${tenant_id} and uuid in (${owners})
  ) or tenant_id = ${tenant_id} and uuid in (${owners}) order by uuid for update`.execute(db);
  await sql`select 1 from operations
    where tenant_id = ${tenant_id} and uuid in (${owners}) order by uuid for update`.execute(db);
  const { rows } = await sql<LockedDocument>`
    select documents.tenant_id, documents.uuid, documents.section, documents.uuid_owner,
      documents.uuid_file, documents.is_signed, shown.uuid_file as shown_file,
      shown.sha256 as shown_sha256
    from signature_documents shown
    join documents on documents.tenant_id = shown.tenant_id
      and documents.uuid = shown.uuid_document
    where shown.tenant_id = ${tenant_id} and shown.uuid_signature = ${uuid}
    order by documents.uuid for update of documents`.execute(db);
  return rows;
}
