import { sql } from 'kysely';
import { finalStatuses } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Place } from './place.ts';

/** Documents of a place, newest first, each with what is known of its file. */
export const readDocuments = (db: TenantDb, place: Place, { limit, offset }: Cut) =>
  select(db, place)
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.uuid')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many there are, and how many of them wait for a signature. */
export async function countDocuments(
  db: TenantDb,
  place: Place,
): Promise<{ total: number; pending: number }> {
  const { total, pending } = await within(db, place)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn
        .countAll<bigint>()
        .filterWhere('needs_signature', '=', true)
        .filterWhere('is_signed', '=', false)
        .filterWhere(isOver, '=', false)
        .as('pending'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), pending: Number(pending) };
}

/** One document of a place; one of another place is as missing as one that does not exist. */
export async function findDocument(db: TenantDb, place: Place, uuid: string): Promise<DocumentRow> {
  const row = await select(db, place).where('documents.uuid', '=', uuid).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** What one request of somebody made of a place, in the order of its files. */
export const findSent = (
  db: TenantDb,
  place: Place,
  { party, requestId }: { party: string; requestId: string },
): Promise<DocumentRow[]> =>
  select(db, place)
    .where('documents.uploaded_by', '=', party)
    .where('documents.request_id', '=', requestId)
    .orderBy('documents.request_place')
    .execute();

export type DocumentRow = Awaited<ReturnType<typeof readDocuments>>[number];

interface Cut {
  limit: number;
  offset: number;
}

function within(db: TenantDb, { section, owner, only }: Place) {
  return db
    .selectFrom('documents')
    .where('documents.section', '=', section)
    .where('documents.uuid_owner', '=', owner)
    .$if(only !== undefined, (query) => query.where('documents.uploaded_by', '=', only!));
}

const select = (db: TenantDb, place: Place) =>
  within(db, place)
    .leftJoin('files', 'files.uuid', 'documents.uuid_file')
    .selectAll('documents')
    .select(['files.media_type', 'files.size', 'files.sha256', isOver.as('is_over')]);

/** What it is of has ended: nobody signs a paper of an order that was cancelled. */
const isOver = sql<boolean>`(documents.section = 'OPERATION' and exists (
  select 1 from operations ended where ended.tenant_id = documents.tenant_id
  and ended.uuid = documents.uuid_owner
  and ended.operation_status = any(${sql.raw(`'{${finalStatuses.join()}}'::text[]`)})))`;
