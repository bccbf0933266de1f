import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { SignatureRow } from './readSignature.ts';

/**
 * Whoever signs, and the people whose papers they sign, theirs alone until the transaction ends: a block is set
 * before it or after it, never beside it. In one order, so that two signers do not wait for each other.
 */
export async function lockPeople(
  db: TenantDb,
  { tenant_id, uuid, uuid_intervener }: SignatureRow,
): Promise<void> {
  await sql`select 1 from interveners where tenant_id = ${tenant_id} and (
    uuid = ${uuid_intervener} or uuid in (
      select documents.uuid_owner from documents join signature_documents shown
        on shown.tenant_id = documents.tenant_id and shown.uuid_document = documents.uuid
      where shown.tenant_id = ${tenant_id} and shown.uuid_signature = ${uuid}
      and documents.section = 'INTERVENER'))
    order by uuid for no key update`.execute(db);
}
