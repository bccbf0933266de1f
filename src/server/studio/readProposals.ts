import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Actor } from '../ports/actor.ts';
import type { Published } from '../ports/published.ts';
import { releasedTexts } from '../releases/releasedTexts.ts';
import type { StudioTables } from '../tables/studioTables.ts';
import { stepsOf } from './steps.ts';

export type ProposalRow = Selectable<StudioTables['studio_proposals']>;
export type ChangedDocument = Schema<'StudioChangedDocument'>;

/** What a proposal changes, as it was typed. */
export const documentsOf = ({ documents }: Pick<ProposalRow, 'documents'>): ChangedDocument[] =>
  JSON.parse(documents) as ChangedDocument[];

/** A proposal of the tenant. @throws HttpError 404 */
export async function readProposalRow(db: TenantDb, uuid: string): Promise<ProposalRow> {
  const row = await db
    .selectFrom('studio_proposals')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** All proposals of the tenant, what was changed last first. */
export async function readProposals(db: TenantDb): Promise<Schema<'StudioProposalSummary'>[]> {
  const rows = await db
    .selectFrom('studio_proposals')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('uuid')
    .execute();
  const nameOf = await readNames(
    db,
    rows.flatMap(({ uuid_author, uuid_approver }) => [uuid_author, uuid_approver]),
  );
  return rows.map((row) => toSummary(row, nameOf));
}

/** What a proposal has made of its documents: of a published one it is what was served, with what others had published by then. */
export async function madeDocuments(
  db: TenantDb,
  published: Published,
  row: ProposalRow,
): Promise<ChangedDocument[]> {
  const typed = documentsOf(row);
  if (row.release_hash === null) return typed;
  const paths = new Set(typed.map(({ path }) => path));
  const texts = await releasedTexts(db, published, row.release_hash, (path) => paths.has(path));
  return typed.map(({ path }) => ({ path, text: texts[path] ?? null }));
}

/** One of them as whoever asks sees it: with its documents, its way and its thread. */
export async function readProposal(
  published: Published,
  db: TenantDb,
  actor: Actor,
  uuid: string,
): Promise<Schema<'StudioProposal'>> {
  const row = await readProposalRow(db, uuid);
  const events = await db
    .selectFrom('studio_events')
    .selectAll()
    .where('uuid_proposal', '=', uuid)
    .orderBy('sequence')
    .execute();
  const comments = await db
    .selectFrom('studio_comments')
    .selectAll()
    .where('uuid_proposal', '=', uuid)
    .orderBy('sequence')
    .execute();
  const confirmed = await db
    .selectFrom('studio_confirmations')
    .select(['language', 'sentence', 'text'])
    .where('uuid_proposal', '=', uuid)
    .orderBy('sequence')
    .execute();
  const nameOf = await readNames(db, [
    ...[row.uuid_author, row.uuid_approver],
    ...[...events, ...comments].map(({ uuid_user }) => uuid_user),
  ]);
  return {
    ...toSummary(row, nameOf),
    documents: await madeDocuments(db, published, row),
    history: events.map(({ at, uuid_user, what, why }) => ({
      ...{ at: at.toISOString(), who: nameOf(uuid_user), what, why },
    })),
    comments: comments.map(({ at, uuid_user, text, path, pointer }) => ({
      ...{ at: at.toISOString(), who: nameOf(uuid_user), text },
      ...(path !== null && { path }),
      ...(pointer !== null && { pointer }),
    })),
    confirmed,
    is_author: row.authors.some((author) => author === actor.userId),
    may: stepsOf(row, actor),
  };
}

export type NameOf = (uuid: string) => Schema<'StudioPerson'>;

const toSummary = (row: ProposalRow, nameOf: NameOf): Schema<'StudioProposalSummary'> => ({
  uuid: row.uuid,
  name: row.name,
  reason: row.reason,
  status: row.status,
  version: row.version,
  base: row.over_hash ?? row.base,
  author: nameOf(row.uuid_author),
  approver: row.uuid_approver === null ? null : nameOf(row.uuid_approver),
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  paths: documentsOf(row).map(({ path }) => path),
  release: row.release_hash,
});

/** Names of people of the tenant. */
export async function readNames(db: TenantDb, uuids: readonly (string | null)[]): Promise<NameOf> {
  const asked = [...new Set(uuids.filter((uuid) => uuid !== null))];
  const rows = await db
    .selectFrom('users')
    .select(['uuid', sql<string>`given_name || ' ' || family_name_1`.as('name')])
    .where('uuid', 'in', asked.length > 0 ? asked : [NOBODY])
    .execute();
  const names = new Map(rows.map(({ uuid, name }) => [uuid, name]));
  return (uuid) => ({ uuid, name: names.get(uuid) ?? '' });
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
