import { X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantDb } from '../../database/withTenant.ts';
import type { Capacity } from '../../interveners/capacity.ts';
import { latestBytes, type LatestBytes } from '../../documents/latestBytes.ts';
import { readLooks, type Look } from './readLooks.ts';
import { readDeliveries, type Delivery } from '../readDeliveries.ts';

/** A document of what a dossier is about, with its newest bytes where it has any. */
export interface DossierPaper {
  uuid: string;
  filename: string;
  subcategory: string;
  created_at: Date;
  bytes: LatestBytes | undefined;
}

/** Somebody's signature on one document. */
export interface DossierSigner {
  name: string;
  capacity: Capacity | null;
  signed_at: Date;
  sent_to: string;
  filename: string;
  signed_sha256: string | null;
  certificate: X509Certificate | undefined;
}

/** Who opened, signed and was sent what of some documents. */
export interface Proofs {
  papers: DossierPaper[];
  signers: DossierSigner[];
  deliveries: Delivery[];
  /** Of those who sign, when first. */
  accesses: { name: string; opened_at: Date; filename: string }[];
  /** Of the house and of clients: each look, what of one minute once. */
  looks: Look[];
}

/** What proofs are of: some documents, the order they are of, and what else may have been looked at. */
export interface ProofsAsked {
  documents: readonly string[];
  operation?: string;
  looked: readonly string[];
}

/** Reads them; whoever asks has been shown to have a right to what they are of. */
export async function readProofs(
  db: TenantDb,
  { documents, operation, looked }: ProofsAsked,
): Promise<Proofs> {
  const papers: DossierPaper[] = [];
  const rows = documents.length === 0 ? [] : await readPapers(db, documents);
  for (const each of rows) papers.push({ ...each, bytes: await latestBytes(db, each.uuid) });
  return {
    papers,
    signers: await readSigners(db, documents),
    deliveries: await readDeliveries(db, { documents, operation }),
    accesses: await readAccesses(db, documents),
    looks: await readLooks(db, [...documents, ...(operation ? [operation] : []), ...looked]),
  };
}

const readPapers = (db: TenantDb, documents: readonly string[]) =>
  db
    .selectFrom('documents')
    .select(['uuid', 'filename', 'subcategory', 'created_at'])
    .where('uuid', 'in', documents)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();

const NAME = sql`concat_ws(' ', person.name, person.lastname_1, person.lastname_2) as name`;

async function readSigners(db: TenantDb, documents: readonly string[]): Promise<DossierSigner[]> {
  const { rows } = await sql<Omit<DossierSigner, 'certificate'> & { certificate: string | null }>`
    select ${NAME}, signer.capacity, signer.signed_at, signature.sent_to, documents.filename, signer.signed_sha256,
      signer.certificate
    from document_signers signer
    join documents on documents.tenant_id = signer.tenant_id and documents.uuid = signer.uuid_document
    join signatures signature on signature.tenant_id = signer.tenant_id and signature.uuid = signer.uuid_signature
    join interveners person on person.tenant_id = signer.tenant_id and person.uuid = signer.uuid_intervener
    where signer.tenant_id = ${db.tenantId} and signer.uuid_document = any(${[...documents]}::uuid[])
      and not signer.is_void order by signer.signed_at, documents.filename`.execute(db);
  return rows.map(({ certificate, ...row }) => ({
    ...row,
    certificate: certificate ? new X509Certificate(certificate) : undefined,
  }));
}

async function readAccesses(db: TenantDb, documents: readonly string[]) {
  const { rows } = await sql<Proofs['accesses'][number]>`
    select ${NAME}, min(opening.opened_at) as opened_at, documents.filename
    from document_openings opening
    join documents on documents.tenant_id = opening.tenant_id and documents.uuid = opening.uuid_document
    join interveners person on person.tenant_id = opening.tenant_id and person.uuid = opening.uuid_intervener
    where opening.tenant_id = ${db.tenantId} and opening.uuid_document = any(${[...documents]}::uuid[])
    group by person.uuid, person.name, person.lastname_1, person.lastname_2, documents.uuid, documents.filename
    order by 2`.execute(db);
  return rows;
}
