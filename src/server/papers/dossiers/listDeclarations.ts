import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { Cut } from '../../database/pageOf.ts';

type Dossier = Schema<'DeclarationDossier'>;

/** Something that somebody declared, wherever it is kept, and what it was kept with. */
export interface Declaration {
  uuid: string;
  kind: Dossier['kind'];
  state: Dossier['state'];
  made_at: Date;
  /** User; null where that was not kept. */
  made_by: string | null;
  uuid_transcript: string | null;
  uuid_document: string | null;
}

/**
 * Everything that a person declared: declarations, tests, and consents, of which those that were given together are
 * one. A declaration without a state came signed. A day without an hour is its noon.
 */
const declared = (db: TenantDb, person: string) => sql<Declaration>`
  select uuid, kind, coalesce(status, 'SIGNED') as state,
    coalesce(made_at, made_on::timestamp at time zone 'UTC' + interval '12 hours') as made_at,
    made_by, uuid_transcript, uuid_document
  from declarations
  where tenant_id = ${db.tenantId} and uuid_intervener = ${person} and kind in ('KYC', 'FATCA', 'CRS')
  union all
  select result.uuid, 'TEST', 'RECORDED',
    coalesce(made.taken_at, result.taken_on::timestamp at time zone 'UTC' + interval '12 hours'),
    null, made.uuid_transcript, null
  from test_results result
  left join test_attempts made on made.tenant_id = result.tenant_id and made.uuid_result = result.uuid
  where result.tenant_id = ${db.tenantId} and result.uuid_intervener = ${person}
  union all
  select (array_agg(uuid order by sequence nulls first, uuid))[1], 'GDPR', 'RECORDED', given_at,
    given_by, uuid_transcript, null
  from consents
  where tenant_id = ${db.tenantId} and uuid_intervener = ${person}
  group by given_at, given_by, source, uuid_transcript`;

/** A page of them, the newest first, and how many there are. */
export async function listDeclarations(
  db: TenantDb,
  person: string,
  { limit, offset }: Cut,
): Promise<{ rows: Declaration[]; total: number }> {
  const { rows } = await sql<Declaration & { total: bigint }>`
    select declared.*, count(*) over () as total from (${declared(db, person)}) declared
    order by made_at desc, uuid limit ${limit} offset ${offset}`.execute(db);
  if (rows.length > 0 || offset === 0) return { rows, total: Number(rows[0]?.total ?? 0) };
  const all = await listDeclarations(db, person, { limit: 1, offset: 0 });
  return { rows: [], total: all.total };
}

/** One of them; undefined for what this person has not declared. */
export async function findDeclaration(
  db: TenantDb,
  person: string,
  uuid: string,
): Promise<Declaration | undefined> {
  const { rows } = await sql<Declaration>`
    select declared.* from (${declared(db, person)}) declared where uuid = ${uuid}`.execute(db);
  return rows[0];
}
