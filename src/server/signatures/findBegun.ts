import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { addSeconds } from '../identity/sessions.ts';
import { MOST_AGE_SECONDS } from './mostAge.ts';

/**
 * The newest signature of a person of exactly these documents, with the bytes that they have now, that has not ended
 * and can still be confirmed, in whatever session; null without one.
 */
export async function findBegun(
  db: TenantDb,
  person: string,
  documents: readonly string[],
  now: Date,
): Promise<string | null> {
  if (documents.length === 0) return null;
  const { rows } = await sql<{ uuid: string }>`
    select begun.uuid from signatures begun
    join signature_documents shown on shown.tenant_id = begun.tenant_id
      and shown.uuid_signature = begun.uuid
    left join documents on documents.tenant_id = shown.tenant_id
      and documents.uuid = shown.uuid_document and documents.uuid_file = shown.uuid_file
      and documents.uuid = any(${[...documents]}::uuid[])
    where begun.tenant_id = ${db.tenantId} and begun.uuid_intervener = ${person}
      and begun.status = 'PENDING' and begun.created_at > ${addSeconds(now, -MOST_AGE_SECONDS)}
    group by begun.uuid, begun.created_at
    having count(*) = ${documents.length} and count(documents.uuid) = ${documents.length}
    order by begun.created_at desc limit 1`.execute(db);
  return rows[0]?.uuid ?? null;
}
