import { X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { signerName } from '#/domain/people/names.ts';
import { labelOf } from '../files/labelOf.ts';
import type { Capacity } from '../interveners/capacity.ts';
import type { Words } from '../kernel/words.ts';
import { latestBytes } from '../documents/latestBytes.ts';

type Found = Omit<Schema<'Verification'>, 'roots' | 'sha256'>;

/** A fingerprint, and the reference that stands in the document's own signatures where somebody read it. */
const PRINT = /^([0-9a-f]{64})(?:\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/;

const nothing = (state: 'UNKNOWN' | 'CHANGED'): Found => ({
  ...{ state, subcategory: null, named_as: null, sealed_at: null, signers: [] },
});

/** What is known of a document by the fingerprint of its bytes. */
export async function verifyPrint(db: TenantDb, print: string, say: Words): Promise<Found> {
  const [, sha256, reference] = PRINT.exec(print) ?? [];
  if (!sha256) return nothing('UNKNOWN');
  return (
    (await findSigned(db, sha256, say)) ??
    (await findSealed(db, sha256)) ??
    (await findRecorded(db, sha256, say)) ??
    nothing(reference && (await isOurs(db, reference)) ? 'CHANGED' : 'UNKNOWN')
  );
}

interface SignerRow {
  uuid_document: string;
  subcategory: string;
  filename: string;
  type: string;
  name: string;
  lastname_1: string | null;
  lastname_2: string | null;
  signed_at: Date;
  stamped_at: Date | null;
  /** As it was when they signed; of those of before nothing. */
  capacity: Capacity | null;
}

const SIGNER = sql`person.type, person.name, person.lastname_1, person.lastname_2,
  signer.signed_at, signer.stamped_at, signer.capacity`;

async function findSigned(db: TenantDb, sha256: string, say: Words): Promise<Found | undefined> {
  const { rows } = await sql<SignerRow>`
    select documents.uuid as uuid_document, documents.subcategory, documents.filename, ${SIGNER}
    from document_signers of_bytes
    join document_signers signer on signer.tenant_id = of_bytes.tenant_id
      and signer.uuid_document = of_bytes.uuid_document and signer.sha256 = of_bytes.sha256
      and signer.place <= of_bytes.place and signer.is_void = of_bytes.is_void
    join documents on documents.tenant_id = signer.tenant_id and documents.uuid = signer.uuid_document
    join interveners person on person.tenant_id = signer.tenant_id and person.uuid = signer.uuid_intervener
    where of_bytes.tenant_id = ${db.tenantId} and of_bytes.signed_sha256 = ${sha256}
    order by signer.place`.execute(db);
  const [one] = rows;
  if (!one) return undefined;
  const latest = await latestBytes(db, one.uuid_document);
  return {
    state: latest?.sha256 === sha256 ? 'VALID' : 'SUPERSEDED',
    subcategory: one.subcategory,
    named_as: namedAs(one),
    sealed_at: null,
    signers: rows.map((row) => toSigner(row, say)),
  };
}

/** What the house made and sealed. */
async function findSealed(db: TenantDb, sha256: string): Promise<Found | undefined> {
  const { rows } = await sql<{ subcategory: string; created_at: Date }>`
    select documents.subcategory, files.created_at from files
    join documents on documents.tenant_id = files.tenant_id and documents.uuid_file = files.uuid
    where files.tenant_id = ${db.tenantId} and files.sha256 = ${sha256}
      and documents.recipe->>'make' = 'evidence'
    union all select subcategory, sealed_at from sealed_papers
      where tenant_id = ${db.tenantId} and sha256 = ${sha256}`.execute(db);
  const [one] = rows;
  if (!one) return undefined;
  const sealed_at = one.created_at.toISOString();
  const { subcategory } = one;
  return { state: 'VALID', subcategory, named_as: subcategory, sealed_at, signers: [] };
}

/**
 * What was signed when signatures were not yet put into the file, or somewhere else before it came here: the bytes are
 * those of then, and what is on record of who signed them is all that there is.
 */
async function findRecorded(db: TenantDb, sha256: string, say: Words): Promise<Found | undefined> {
  const { rows } = await sql<
    { subcategory: string; filename: string } & (SignerRow | { [Name in keyof SignerRow]: null })
  >`
    select documents.uuid as uuid_document, documents.subcategory, documents.filename, ${SIGNER}
    from files
    join documents on documents.tenant_id = files.tenant_id and documents.uuid_file = files.uuid
    left join document_signers signer on signer.tenant_id = documents.tenant_id
      and signer.uuid_document = documents.uuid and signer.sha256 = files.sha256 and not signer.is_void
    left join interveners person
      on person.tenant_id = signer.tenant_id and person.uuid = signer.uuid_intervener
    where files.tenant_id = ${db.tenantId} and files.sha256 = ${sha256}
      and documents.is_signed and signer.signed_sha256 is null
      and (signer.signed_at is not null or documents.needs_signature)
    order by signer.signed_at`.execute(db);
  const [one] = rows;
  if (!one) return undefined;
  return {
    state: 'RECORDED',
    subcategory: one.subcategory,
    named_as: namedAs(one),
    sealed_at: null,
    signers: rows.flatMap((row) => (row.signed_at === null ? [] : toSigner(row, say))),
  };
}

async function isOurs(db: TenantDb, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from signatures where tenant_id = ${db.tenantId} and uuid = ${reference} and status = 'SIGNED'
    union all select 1 from documents where tenant_id = ${db.tenantId} and uuid = ${reference}
      and recipe->>'make' = 'evidence'
    union all select 1 from sealed_papers where tenant_id = ${db.tenantId} and reference = ${reference}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Somebody who signed for another says as what, and not for whom: whoever has the document reads that in it. */
const toSigner = (row: SignerRow, say: Words): Found['signers'][number] => ({
  name: signerName(row),
  acts_as: rolesOf(row.capacity, say),
  signed_at: row.signed_at.toISOString(),
  stamped_at: row.stamped_at?.toISOString() ?? null,
});

function rolesOf(capacity: Capacity | null, say: Words): string | null {
  const roles = new Set(capacity?.acts_for.map(({ role }) => role));
  const labels = [...roles].map((role) => labelOf(say, 'roles', role));
  return labels.length > 0 ? labels.join(', ') : null;
}

/** Certificates of an authority as the wire shows them. */
export const toRoots = (roots: readonly string[]): Schema<'Verification'>['roots'] =>
  roots.map((pem) => {
    const { fingerprint256, validToDate, subject } = new X509Certificate(pem);
    const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? subject;
    const fingerprint = fingerprint256.replaceAll(':', '').toLowerCase();
    return { name, fingerprint, until: validToDate.toISOString(), pem };
  });
