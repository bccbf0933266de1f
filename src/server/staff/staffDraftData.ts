import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { DraftRow } from '../tables/draftTables.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';

/** Fields by which edited data may be filtered. */
export const draftFilter = { section: 'string' } as const;

type Row = Awaited<ReturnType<typeof readStaffDraftData>>['rows'][number];

/** Edited data of the tenant's clients that nobody has validated or discarded, the oldest first. */
export async function readStaffDraftData(
  db: TenantDb,
  cut: Cut,
  { section }: Filter<typeof draftFilter>,
) {
  const found = db
    .selectFrom('draft_changes as draft')
    .where('draft.status', '=', 'OPEN')
    .$if(section !== undefined, (query) =>
      query.where('draft.section', '=', section as DraftRow['section']),
    );
  const shown = found
    .innerJoin('interveners as person', 'person.uuid', 'draft.uuid_intervener')
    .select([
      'draft.uuid',
      'draft.uuid_intervener',
      'draft.section',
      'draft.changes',
      'draft.made_at',
      'draft.uuid_document',
      sql<string>`concat_ws(' ', person.name, person.lastname_1, person.lastname_2)`.as('name'),
    ])
    .orderBy('draft.made_at')
    .orderBy('draft.uuid');
  return pageOf(found, shown, cut);
}

export const toStaffDraftData = ({ made_at, ...row }: Row): Schema<'StaffDraftData'> => ({
  ...row,
  since: made_at.toISOString(),
});
