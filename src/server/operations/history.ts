import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../tables/recordTables.ts';
import type { Words } from '../kernel/words.ts';
import { nameActing } from '../interveners/capacity.ts';
import { readSaying } from '../words/keptSaying.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { lastSigning, type Signing } from './readSignings.ts';

export type HistoryRow = Selectable<RecordTables['operation_history']>;

/** The changes of status of an operation in the order in which they happened. */
export async function readHistory(db: TenantDb, operation: string): Promise<HistoryRow[]> {
  const rows = await db
    .selectFrom('operation_history')
    .selectAll()
    .where('uuid_operation', '=', operation)
    .orderBy('changed_at')
    .orderBy('uuid')
    .execute();
  return inSequence(rows);
}

/** Changes of one instant follow each other: each begins in the status that the last one led to. */
function inSequence(rows: readonly HistoryRow[]): HistoryRow[] {
  const left = [...rows];
  const ordered: HistoryRow[] = [];
  while (left.length > 0) {
    const at = left[0]!.changed_at.getTime();
    const last = ordered.at(-1)?.status_to ?? null;
    const next = left.findIndex(
      ({ changed_at, status_from }) => changed_at.getTime() === at && status_from === last,
    );
    ordered.push(...left.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** A change as its readers see it: that an order is signed is the deed of whoever signed last, whatever moves it then. */
export function toHistoricalEntry(
  words: Words,
  row: HistoryRow,
  signings: readonly Signing[],
): Schema<'HistoricalEntry'> {
  const signer = row.status_to === 'SIGNED' ? lastSigning(signings, row.changed_at) : undefined;
  return {
    uuid: row.uuid,
    operation_status: row.status_to as Schema<'OperationStatus'>,
    previous_status: row.status_from as Schema<'OperationStatus'> | null,
    changed_at: row.changed_at.toISOString(),
    reason: row.reason === null ? null : readSaying(words, reasonOf(row)),
    actor: signer ? 'INVESTOR' : (row.changed_by as Schema<'HistoricalEntry'>['actor']),
    name: signer ? nameActing(words, signer.name, signer.capacity) : null,
    channel: row.channel,
  };
}

const reasonOf = ({ reason, reason_code, reason_params }: HistoryRow) => ({
  text: reason ?? '',
  code: reason_code,
  values: reason_params,
});
