import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { SettlementTables } from '../database/settlementTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Sentence } from '../http/sentences.ts';

type Row = Selectable<SettlementTables['staff_alerts']>;

/** Fields by which alerts may be filtered. */
export const alertFilter = { kind: 'string', is_open: 'boolean' } as const;

/** A tenant's alerts, newest first: what is open unless those that are settled are asked for. */
export async function readStaffAlerts(
  db: TenantDb,
  tenantId: string,
  { limit, offset }: { limit: number; offset: number },
  { kind, is_open: isOpen = true }: { kind?: string; is_open?: boolean },
): Promise<{ rows: Row[]; total: number }> {
  const found = db
    .selectFrom('staff_alerts')
    .where('tenant_id', '=', tenantId)
    .where('resolved_at', isOpen ? 'is' : 'is not', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!));
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** An alert in words: those of its kind in the table of sentences. */
export const toStaffAlert = (row: Row, sentence: Sentence): Schema<'StaffAlert'> => ({
  uuid: row.uuid,
  kind: row.kind as Schema<'StaffAlert'>['kind'],
  subject: row.subject,
  message: sentence(`staff_alert.${row.kind}`, row.facts),
  facts: row.facts,
  created_at: row.created_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});
