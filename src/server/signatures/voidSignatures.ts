import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/** Whose signatures under way end: all of a person's, or those about one account and its orders. */
interface Ended {
  intervener: string;
  account?: string;
  now: Date;
}

/**
 * Ends what a person has begun to sign and may not sign any more: they were stopped, or a role of theirs
 * has ended. Their documents go on waiting.
 */
export async function voidSignatures(
  db: TenantDb,
  { intervener, account, now }: Ended,
): Promise<void> {
  const about = account ?? null;
  await sql`update signatures
    set status = 'REJECTED', decided_at = ${now}, code_hash = null, code_salt = null
    where tenant_id = ${db.tenantId} and uuid_intervener = ${intervener} and status = 'PENDING'
    and (${about}::uuid is null or exists (
      select 1 from signature_documents shown
      join documents on documents.tenant_id = shown.tenant_id
        and documents.uuid = shown.uuid_document
      left join operations on operations.tenant_id = documents.tenant_id
        and operations.uuid = documents.uuid_owner
      where shown.tenant_id = signatures.tenant_id and shown.uuid_signature = signatures.uuid
      and coalesce(operations.uuid_account, documents.uuid_owner) = ${about}::uuid))`.execute(db);
}
