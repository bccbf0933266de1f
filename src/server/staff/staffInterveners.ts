import { sql } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { movesFrom } from '#/domain/people/intervenerMoves.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';

/** Fields by which interveners may be filtered; `name` finds a part of it. */
export const intervenerFilter = {
  intervener_status: 'string',
  type: 'string',
  document_number: 'string',
  name: 'string',
  has_draft_data: 'boolean',
} as const;

type Row = Awaited<ReturnType<typeof readStaffInterveners>>['rows'][number];

const fullName = sql<string>`concat_ws(' ', person.name, person.lastname_1, person.lastname_2)`;

/** Interveners of the tenant by surname. */
export async function readStaffInterveners(
  db: TenantDb,
  cut: Cut,
  filter: Filter<typeof intervenerFilter> & { uuid?: string },
) {
  const { intervener_status: status, type, document_number, name, has_draft_data, uuid } = filter;
  const found = db
    .selectFrom('interveners as person')
    .$if(uuid !== undefined, (query) => query.where('person.uuid', '=', uuid!))
    .$if(status !== undefined, (query) => query.where('person.intervener_status', '=', status!))
    .$if(type !== undefined, (query) => query.where('person.type', '=', type as 'F'))
    .$if(document_number !== undefined, (query) =>
      query.where('person.document', '=', document_number!.replace(/[\s.-]/g, '').toUpperCase()),
    )
    .$if(name !== undefined, (query) =>
      query.where(fullName, 'ilike', `%${name!.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(has_draft_data !== undefined, (query) =>
      query.where('person.has_draft_data', '=', has_draft_data!),
    );
  const shown = found
    .select([
      'person.uuid',
      'person.type',
      'person.document as document_number',
      'person.intervener_status',
      'person.has_docs_validated',
      'person.has_draft_data',
      fullName.as('name'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('documents as paper')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('paper.uuid_owner', '=', 'person.uuid')
        .where('paper.section', '=', 'INTERVENER')
        .where('paper.validation', '=', 'PENDIENTE')
        .as('pending_documents'),
    )
    .orderBy('person.lastname_1')
    .orderBy('person.name')
    .orderBy('person.uuid');
  return pageOf(found, shown, cut);
}

export const toStaffIntervener = (row: Row): Schema<'StaffIntervener'> => ({
  ...row,
  intervener_status: row.intervener_status as Schema<'IntervenerStatus'>,
  pending_documents: Number(row.pending_documents ?? 0n),
  moves: movesFrom(row.intervener_status) as Schema<'IntervenerStatus'>[],
});
