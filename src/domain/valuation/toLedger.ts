import { parseDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import { lotChoiceOf } from '../lots/lotChoice.ts';
import { parseLots } from '../lots/parseLots.ts';
import { parseCents } from '../money/cents.ts';
import { parseNav } from '../money/nav.ts';
import { parseShares } from '../money/shares.ts';
import { valueOf } from '../money/valuation.ts';
import type { LedgerEntry } from './ledgerEntry.ts';
import { findOperationType } from '../operations/findOperationType.ts';
import type { LedgerKind } from '../operations/kinds/ledgerKinds.ts';
import type { LedgerOperation } from './ledgerOperation.ts';

/** `issues` names each operation that could not be read: `ledger.unreadable` with uuid and field. */
export interface Ledger {
  entries: LedgerEntry[];
  issues: Issue[];
}

/**
 * The one mapping from operations of the wire to ledger entries.
 *
 * Only FINALIZED operations count. An internal transfer is a request (no entry of its
 * own) with two executions that name it in `uuid_request`: one out of the source product and one into the
 * target. Executions whose request is no internal transfer came
 * from or went to another entity. An entry's date is its `nav_date`, else its `value_date`; among
 * entries of one day the order of the list counts.
 *
 * @param operations in the order in which they were requested, requests included
 * @param isDeferred whether transfers carry dates and cost (natural persons resident in Spain) or are
 * taxed as a sale and a purchase. @source LIRPF 94
 */
export function toLedger(operations: readonly LedgerOperation[], isDeferred = true): Ledger {
  const entries: LedgerEntry[] = [];
  const issues: Issue[] = [];
  const internal = new Set(
    operations
      .filter(({ operation_type }) => findOperationType(operation_type)?.execution === 'transfer')
      .map(({ uuid }) => uuid),
  );
  operations.forEach((operation, sequence) => {
    const kind = findOperationType(operation.operation_type)?.movement;
    if (!kind || operation.operation_status !== 'FINALIZED') return;
    const undoes = operation.reverses
      ? operations.findIndex(({ uuid }) => uuid === operation.reverses)
      : undefined;
    const entry = toEntry(operation, kind, sequence);
    if (typeof entry === 'string')
      issues.push({
        code: 'ledger.unreadable',
        path: `/${sequence}/${entry}`,
        params: { uuid: operation.uuid, field: entry },
      });
    else if (operation.uuid_request && internal.has(operation.uuid_request))
      entries.push(toHalf(entry, operation.uuid_request, isDeferred));
    else entries.push(undoes === undefined ? entry : { ...entry, undoes });
  });
  return { entries, issues };
}

/** The half of an internal transfer that an execution is. */
function toHalf(entry: LedgerEntry, transfer: string, isDeferred: boolean): LedgerEntry {
  if (entry.kind !== 'externalTransferIn' && entry.kind !== 'externalTransferOut') return entry;
  const kind = entry.kind === 'externalTransferIn' ? 'transferIn' : 'transferOut';
  return { ...entry, kind, transfer, isTaxed: !isDeferred };
}

/** The entry, or the name of the field that cannot be read. */
function toEntry(
  operation: LedgerOperation,
  kind: LedgerKind,
  sequence: number,
): LedgerEntry | string {
  const date = parseDate(operation.nav_date ?? operation.value_date);
  if (!date) return 'nav_date';
  const shares = exact(operation.shares, parseShares);
  if (shares === undefined || shares <= 0n) return 'shares';
  const nav = exact(operation.nav, parseNav);
  const gross = exact(operation.gross_amount, parseCents) ?? (nav && valueOf(shares, nav));
  if (gross === undefined || gross < 0n) return 'gross_amount';
  const commission = exact(operation.commission ?? 0n, parseCents);
  if (commission === undefined || (commission < 0n && !operation.reverses)) return 'commission';
  const withholding = exact(operation.withholding ?? 0n, parseCents);
  if (withholding === undefined || withholding < 0n) return 'withholding';
  const lots = operation.lots ? parseLots(operation.lots, operation.key_product) : undefined;
  if (lots === 'unreadable') return 'lots';
  const { uuid, uuid_account: account, key_product: product } = operation;
  const choice = lotChoiceOf(operation);
  const who = { uuid, date, sequence, account, product, kind };
  return {
    ...who,
    shares,
    gross,
    commission,
    withholding,
    ...(choice && { choice }),
    ...(lots && { lots }),
  };
}

/** What is exact already is not read again: ledgers have thousands of amounts. */
const exact = (
  amount: unknown,
  parse: (wire: unknown) => bigint | undefined,
): bigint | undefined => (typeof amount === 'bigint' ? amount : parse(amount));
