import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../tables/recordTables.ts';
import type { Words } from '../kernel/words.ts';
import { nameActing } from '../interveners/capacity.ts';
import { readSaying } from '../words/keptSaying.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readUndoing } from './undoings.ts';
import { readSignings, type Signing } from './readSignings.ts';

export type HistoryRow = Selectable<RecordTables['operation_history']>;

/** A change of an operation's status with the signature that brought it about, or a signature after which others were missing. */
export interface HistoryLine {
  uuid: string;
  from: string | null;
  to: string;
  at: Date;
  change?: HistoryRow;
  signing?: Signing;
}

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

/** What is told of an operation: its changes of status, who signed in between, and that it was undone. */
export async function readHistoryLines(db: TenantDb, operation: string): Promise<HistoryLine[]> {
  const undone = await readUndoing(db, operation);
  return [
    ...toLines(await readHistory(db, operation), await readSignings(db, operation)),
    ...undone.map(ofUndone),
  ];
}

/** A purchase that is undone stays executed; when and why it was is a line of its own. */
const ofUndone = (change: HistoryRow): HistoryLine => ({
  ...{ uuid: change.uuid, from: 'FINALIZED', to: 'FINALIZED', at: change.changed_at, change },
});

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

/**
 * That an order is signed is the deed of whoever signed last by then, whatever moves it; each signature before that one
 * is a line of its own, in the status in which the order stayed.
 */
export function toLines(
  changes: readonly HistoryRow[],
  signings: readonly Signing[],
): HistoryLine[] {
  const lines: HistoryLine[] = [];
  const left = [...signings];
  const tellUntil = (isBefore: (signing: Signing) => boolean) => {
    while (left[0] && isBefore(left[0])) {
      const signing = left.shift()!;
      const status = lines.at(-1)?.to ?? 'REGISTERED';
      lines.push({ uuid: signing.uuid, from: status, to: status, at: signing.at, signing });
    }
  };
  for (const change of changes) {
    const { uuid, status_from: from, status_to: to, changed_at: at } = change;
    const isSigned = to === 'SIGNED';
    const last = isSigned ? left.findLast((signing) => signing.at <= at) : undefined;
    tellUntil((signing) => signing !== last && (isSigned ? signing.at <= at : signing.at < at));
    if (last) left.shift();
    lines.push({ uuid, from, to, at, change, ...(last && { signing: last }) });
  }
  tellUntil(() => true);
  return lines;
}

/** A line as its readers see it. */
export function toHistoricalEntry(words: Words, line: HistoryLine): Schema<'HistoricalEntry'> {
  const { uuid, from, to, at, change, signing } = line;
  return {
    uuid,
    operation_status: to as Schema<'OperationStatus'>,
    previous_status: from as Schema<'OperationStatus'> | null,
    changed_at: at.toISOString(),
    reason: historyReason(words, line),
    actor: signing ? 'INVESTOR' : (change!.changed_by as Schema<'HistoricalEntry'>['actor']),
    name: signing ? nameActing(words, signing.name, signing.capacity) : null,
    channel: change?.channel ?? 'ONLINE',
  };
}

/** Why something happened, in the reader's words. */
export function historyReason(words: Words, { change }: HistoryLine): string | null {
  if (!change) return words('why.signed_in_part');
  const { reason, reason_code: code, reason_params: values } = change;
  return reason === null ? null : readSaying(words, { text: reason, code, values });
}
