import type { Schema } from '#/contract/schema.ts';
import type { DraftRow } from '../../tables/draftTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { Words } from '../../kernel/words.ts';
import { readUnsigned, toDeclared } from '../declarations/readUnsigned.ts';

/** The open drafts of a person, oldest first: edited data, and declarations that wait for a signature. */
export async function readDrafts(
  db: TenantDb,
  uuid: string,
  say: Words,
): Promise<Schema<'DraftData'>[]> {
  const rows = await openDrafts(db, uuid);
  const unsigned = await readUnsigned(db, uuid);
  const authors = await namesOf(
    db,
    [...rows, ...unsigned].map(({ made_by }) => made_by ?? ''),
  );
  const nameOf = (user: string | null) => authors.get(user ?? '') ?? '';
  return [
    ...rows.map((row): Schema<'DraftData'> => ({
      uuid: row.uuid,
      section: row.section,
      uuid_address: row.uuid_address,
      uuid_document: row.uuid_document,
      changes: row.changes,
      since: row.made_at.toISOString(),
      by: nameOf(row.made_by),
      needs: 'CONFIRMATION',
    })),
    ...unsigned.map((row) => toDeclared(row, nameOf(row.made_by), say)),
  ].sort((left, right) => (left.since < right.since ? -1 : left.since > right.since ? 1 : 0));
}

/** The rows of edited data that nobody has validated or discarded. */
export function openDrafts(db: TenantDb, uuid: string): Promise<DraftRow[]> {
  return db
    .selectFrom('draft_changes')
    .selectAll()
    .where('uuid_intervener', '=', uuid)
    .where('status', '=', 'OPEN')
    .orderBy('made_at')
    .orderBy('uuid')
    .execute();
}

async function namesOf(db: TenantDb, users: string[]) {
  const uuids = [...new Set(users)].filter((uuid) => uuid !== '');
  if (uuids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('users')
    .select(['uuid', 'given_name', 'family_name_1'])
    .where('uuid', 'in', uuids)
    .execute();
  return new Map(
    rows.map((row) => [row.uuid, `${row.given_name} ${row.family_name_1}`.trim()] as const),
  );
}
