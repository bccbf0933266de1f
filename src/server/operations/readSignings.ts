import { sql } from 'kysely';
import { fullName } from '#/domain/people/names.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Capacity } from '../interveners/capacity.ts';

/** That somebody signed papers of an order, and when. */
export interface Signing {
  /** Of the signature. */
  uuid: string;
  name: string;
  /** For whom they signed. */
  capacity: Capacity | null;
  at: Date;
}

/**
 * Who has signed papers of an order, the first one first. Their instant is that of their signature on the papers, which
 * no change of the order that follows from it is before; of one instant whoever signed behind others comes after them.
 */
export async function readSignings(db: TenantDb, operation: string): Promise<Signing[]> {
  const { rows } = await sql<
    { name: string; lastname_1: string | null; lastname_2: string | null } & Omit<Signing, 'name'>
  >`select signer.uuid_signature as uuid, person.name, person.lastname_1, person.lastname_2,
      (array_agg(signer.capacity))[1] as capacity, max(signer.signed_at) as at
    from document_signers signer
    join documents on documents.tenant_id = signer.tenant_id and documents.uuid = signer.uuid_document
      and documents.section = 'OPERATION' and documents.uuid_owner = ${operation}
    join interveners person on person.tenant_id = signer.tenant_id and person.uuid = signer.uuid_intervener
    where signer.tenant_id = ${db.tenantId}
    group by signer.uuid_signature, person.tenant_id, person.uuid
    order by at, max(signer.place) nulls first, signer.uuid_signature`.execute(db);
  return rows.map(({ uuid, capacity, at, ...row }) => ({
    uuid,
    name: fullName(row),
    capacity,
    at,
  }));
}
