import { sql } from 'kysely';
import { fullName } from '#/domain/people/names.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { readTranscript } from '../readTranscript.ts';
import type { Transcript } from '../writeTranscript.ts';
import { findDeclaration, type Declaration } from './listDeclarations.ts';
import { readProofs, type Proofs } from './readProofs.ts';

/** Everything on record of one declaration. */
export interface DeclarationFacts {
  declaration: Declaration;
  person: { uuid: string; name: string; document: string };
  /** Who gave the answers, where that was kept. */
  by: string | undefined;
  transcript: { body: string; hash: string } | undefined;
  /** What counts of the answers, by the names that they are kept under. */
  kept: Readonly<Record<string, unknown>>;
  consents: {
    purpose: string;
    is_granted: boolean;
    text_version: string;
    source: string;
    ip: string | null;
    given_at: Date;
  }[];
  /** What staff asked again before it. */
  requests: { asked_at: Date; asked_by: string; questions: string[]; reason: string }[];
  proofs: Proofs;
}

/** Reads it; undefined for what this person has not declared. */
export async function readDeclarationFacts(
  db: TenantDb,
  uuid_intervener: string,
  uuid: string,
): Promise<DeclarationFacts | undefined> {
  const declaration = await findDeclaration(db, uuid_intervener, uuid);
  if (!declaration) return undefined;
  const { kind, uuid_transcript, uuid_document, made_by } = declaration;
  const person = await db
    .selectFrom('interveners')
    .select(['uuid', 'name', 'lastname_1', 'lastname_2', 'document'])
    .where('uuid', '=', uuid_intervener)
    .executeTakeFirstOrThrow();
  const transcript = uuid_transcript
    ? await readTranscript(db, uuid_intervener, uuid_transcript)
    : undefined;
  const user = await db
    .selectFrom('users')
    .select(['given_name', 'family_name_1'])
    .where('uuid', '=', made_by ?? (transcript ? byOf(transcript.body) : null))
    .executeTakeFirst();
  const kept = await readKept(db, declaration);
  const proof = typeof kept['uuid_proof'] === 'string' ? [kept['uuid_proof']] : [];
  const documents = uuid_document ? [uuid_document] : [];
  return {
    declaration,
    person: { uuid: person.uuid, name: fullName(person), document: person.document },
    by: user && `${user.given_name} ${user.family_name_1}`,
    transcript,
    kept,
    consents: kind === 'GDPR' ? await readConsents(db, declaration, uuid_intervener) : [],
    requests: kind === 'KYC' ? await readRequests(db, declaration, uuid_intervener) : [],
    proofs: await readProofs(db, {
      documents: [
        ...documents,
        ...(await readBeside(db, uuid_intervener, { documents, named: proof })),
      ],
      looked: [uuid, ...(uuid_transcript ? [uuid_transcript] : [])],
    }),
  };
}

/** The user who gave the answers. */
const byOf = (body: string) => (JSON.parse(body) as Transcript).by;

async function readKept(db: TenantDb, { uuid, kind }: Declaration) {
  if (kind === 'GDPR') return {};
  if (kind === 'TEST') {
    const test = await db
      .selectFrom('test_results')
      .select(['convenient', 'expires_on'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return { ...test.convenient, expires_on: test.expires_on };
  }
  const { answers } = await db
    .selectFrom('declarations')
    .select('answers')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return answers;
}

/** The evidence of signatures on a declaration's document, and what it names as its proof. */
async function readBeside(
  db: TenantDb,
  person: string,
  { documents, named }: { documents: readonly string[]; named: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from documents
    where tenant_id = ${db.tenantId} and section = 'INTERVENER' and uuid_owner = ${person}
      and (uuid::text = any(${[...named]}::text[]) or (recipe->>'make' = 'evidence'
        and recipe->>'signature' in (select signer.uuid_signature::text from document_signers signer
          where signer.tenant_id = ${db.tenantId}
            and signer.uuid_document = any(${[...documents]}::uuid[]))
        and (not recipe ? 'documents' or recipe->'documents' ?| ${[...documents]}::text[])))
    order by created_at, uuid`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

/** The lines of the ledger that were written together. */
async function readConsents(db: TenantDb, { uuid }: Declaration, person: string) {
  const { rows } = await sql<DeclarationFacts['consents'][number]>`
    select line.purpose, line.is_granted, line.text_version, line.source, line.ip, line.given_at
    from consents line
    join consents first on first.tenant_id = line.tenant_id
      and first.uuid_intervener = line.uuid_intervener and first.given_at = line.given_at
      and first.source = line.source and first.given_by is not distinct from line.given_by
      and first.uuid_transcript is not distinct from line.uuid_transcript
    where line.tenant_id = ${db.tenantId} and line.uuid_intervener = ${person} and first.uuid = ${uuid}
    order by line.sequence nulls first, line.purpose`.execute(db);
  return rows;
}

/** Requests that the questionnaire answers, and the one before it did not. */
async function readRequests(db: TenantDb, { uuid, made_at }: Declaration, person: string) {
  const { rows } = await sql<DeclarationFacts['requests'][number]>`
    select asked_at, questions, reason, (select concat_ws(' ', given_name, family_name_1) from users
      where users.tenant_id = kyc_requests.tenant_id and users.uuid = asked_by) as asked_by
    from kyc_requests
    where tenant_id = ${db.tenantId} and uuid_intervener = ${person}
      and sequence <= (select requests_answered from declarations
        where tenant_id = ${db.tenantId} and uuid = ${uuid})
      and sequence > coalesce((select max(requests_answered) from declarations before
        where before.tenant_id = ${db.tenantId} and before.uuid_intervener = ${person}
          and before.kind = 'KYC' and before.status is distinct from 'DISCARDED'
          and before.uuid <> ${uuid} and before.made_at < ${made_at}), 0)
    order by sequence`.execute(db);
  return rows;
}
