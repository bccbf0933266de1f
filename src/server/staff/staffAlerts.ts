import { sql, type Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { SettlementTables } from '../tables/settlementTables.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words, WordValues } from '../kernel/words.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { wordCode } from '../words/productWords.ts';

type Row = Selectable<SettlementTables['staff_alerts']> & { closer: string | null };

/** Kinds that stay open until a person closes them; the others close when what they tell of is settled. */
const closable: ReadonlySet<string> = new Set<Schema<'StaffAlert'>['kind']>([
  'OCCURRENCE_SKIPPED',
  'ORDER_UNFILLED',
  'TRANSFER_UNUSED',
  'DEBIT_RETURNED',
  'DEBIT_UNEXPECTED',
  'DEBIT_WITHDRAWAL',
  'PUBLIC_OFFICE',
  'US_INDICIA',
  'TAX_RESIDENCE',
  'OWNERS_DIFFER',
]);

/** Fields by which alerts may be filtered. */
export const alertFilter = { kind: 'string', is_open: 'boolean' } as const;

/** A tenant's alerts, newest first: what is open unless those that are settled are asked for, or the one with this id. */
export async function readStaffAlerts(
  db: TenantDb,
  cut: Cut,
  { kind, is_open: isOpen = true, uuid }: { kind?: string; is_open?: boolean; uuid?: string },
): Promise<{ rows: Row[]; total: number }> {
  const found = db
    .selectFrom('staff_alerts')
    .$if(uuid === undefined, (query) => query.where('resolved_at', isOpen ? 'is' : 'is not', null))
    .$if(uuid !== undefined, (query) => query.where('uuid', '=', uuid!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!));
  const shown = found
    .selectAll()
    .select(closer.as('closer'))
    .orderBy('created_at', 'desc')
    .orderBy('uuid');
  return pageOf(found, shown, cut);
}

/** Login of whoever closed it. */
const closer = sql<string | null>`(select users.username from users
  where users.tenant_id = staff_alerts.tenant_id and users.uuid = staff_alerts.closed_by)`;

/** Whether it is for a person to close. */
export const isClosable = ({ kind, resolved_at }: Pick<Row, 'kind' | 'resolved_at'>): boolean =>
  resolved_at === null && closable.has(kind);

/** An alert in words: those of its kind. */
export const toStaffAlert = (row: Row, words: Words): Schema<'StaffAlert'> => ({
  uuid: row.uuid,
  kind: row.kind as Schema<'StaffAlert'>['kind'],
  subject: row.subject,
  message: words(wordCode(`staff_alert.${row.kind}`), quoted(row.params ?? row.facts)),
  facts: Object.fromEntries(
    Object.entries(row.params ?? row.facts).map(([name, value]) => [name, words.value(value)]),
  ),
  created_at: row.created_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
  is_closable: isClosable(row),
  note: row.note,
  closed_by: row.closer,
});

/** An operation is named as people quote it. */
const quoted = ({ operation, ...values }: WordValues): WordValues => ({
  ...values,
  ...(typeof operation === 'string' && { operation: referenceOf(operation) }),
});
