import { X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { Capacity } from '../interveners/capacity.ts';
import { readDeliveries, type Delivery } from './readDeliveries.ts';

/** One document of a signature: the bytes that were shown, those before and those after it. */
export interface EvidencePaper {
  filename: string;
  subcategory: string;
  sha256: string;
  before_sha256: string | null;
  signed_sha256: string | null;
  opened_at: Date | null;
  stamped_at: Date | null;
}

/** What is on record of a signature on some documents. */
export interface EvidenceFacts {
  uuid: string;
  name: string;
  /** For whom they signed these, and who stands for a company. */
  capacity: Capacity | null;
  provider: string;
  sent_to: string;
  created_at: Date;
  decided_at: Date;
  ip: string | null;
  user_agent: string | null;
  tries: number | null;
  certificate: X509Certificate | undefined;
  papers: EvidencePaper[];
  /** Each code that was sent for it, and what became of it. */
  deliveries: Delivery[];
}

/** Evidence as its row has it: whose it is, and of which documents where that was kept. */
export interface EvidenceAsked {
  signature: string;
  documents?: readonly string[] | undefined;
  section: string;
  uuid_owner: string;
}

interface Row extends EvidencePaper {
  /** Whether it is among what this evidence is of. */
  is_named: boolean;
  capacity: Capacity | null;
  ip: string | null;
  user_agent: string | null;
  tries: number | null;
  certificate: string | null;
}

/**
 * Reads it; undefined for one that is not signed. Of the code all is told; of the documents that it signed only those
 * that the evidence is of: who reads it has no right to the others.
 */
export async function readEvidence(
  db: TenantDb,
  { signature: uuid, documents, section, uuid_owner }: EvidenceAsked,
): Promise<EvidenceFacts | undefined> {
  const signature = await db
    .selectFrom('signatures')
    .innerJoin('interveners as person', 'person.uuid', 'signatures.uuid_intervener')
    .select(['signatures.uuid', 'provider', 'sent_to', 'signatures.created_at', 'decided_at'])
    .select(({ ref }) =>
      sql<string>`concat_ws(' ', ${ref('person.name')}, ${ref('person.lastname_1')}, ${ref('person.lastname_2')})`.as(
        'name',
      ),
    )
    .where('signatures.uuid', '=', uuid)
    .where('status', '=', 'SIGNED')
    .executeTakeFirst();
  if (!signature?.decided_at) return undefined;
  const named = documents ? [...documents] : null;
  const { rows } = await sql<Row>`
    select documents.filename, documents.subcategory, signer.sha256, signer.before_sha256,
      signer.signed_sha256, signer.stamped_at, signer.ip, signer.user_agent, signer.tries, signer.certificate,
      signer.capacity, (documents.section = ${section} and documents.uuid_owner = ${uuid_owner}
        and (${named}::uuid[] is null or documents.uuid = any(${named}::uuid[]))) as is_named,
      (select min(opened_at) from document_openings opening
        where opening.tenant_id = signer.tenant_id and opening.uuid_document = signer.uuid_document
        and opening.uuid_intervener = signer.uuid_intervener and opening.sha256 = signer.sha256) as opened_at
    from document_signers signer
    join documents on documents.tenant_id = signer.tenant_id and documents.uuid = signer.uuid_document
    join signature_documents shown on shown.tenant_id = signer.tenant_id
      and shown.uuid_signature = signer.uuid_signature and shown.uuid_document = signer.uuid_document
    where signer.tenant_id = ${db.tenantId} and signer.uuid_signature = ${uuid}
    order by shown.place`.execute(db);
  const [first] = rows;
  const papers = rows.filter(({ is_named }) => is_named);
  return {
    ...signature,
    decided_at: signature.decided_at,
    ip: first?.ip ?? null,
    user_agent: first?.user_agent ?? null,
    tries: first?.tries ?? null,
    certificate: first?.certificate ? new X509Certificate(first.certificate) : undefined,
    capacity: papers[0]?.capacity ?? null,
    papers,
    deliveries: await readDeliveries(db, { signature: uuid }),
  };
}
