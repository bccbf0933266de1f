import type { ChangedTerm } from '#/domain/operations/changes/changedTerms.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import { toOperation } from '../operations/toOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Tenant } from '../ports/tenant.ts';
import { nothingNext } from './keepReceipt.ts';
import { moneyToReturn } from './moneyToReturn.ts';

/** Statuses to which an investor moves an order. */
export type SentStatus = Extract<
  OperationStatus,
  'PERIODIC_ACTIVE' | 'PERIODIC_SUSPENDED' | 'CANCELLED'
>;

/** What an order that is moved to another status will say, and what follows: read before it is moved. */
export async function statusChange(
  db: TenantDb,
  tenant: Pick<Tenant, 'holidays'>,
  row: OperationRow,
  to: SentStatus,
  today: string,
): Promise<Omit<ReceiptFacts, 'by' | 'place'>> {
  const nextIn = (operation_status: string) =>
    toOperation({ ...row, operation_status }, today, navCalendarOf(tenant));
  const goesOn = nextIn(to);
  const before = nextIn(row.operation_status).per_next_date ?? null;
  const after = goesOn.per_next_date ?? null;
  const terms: ChangedTerm[] = [
    { key: 'operation_status', before: row.operation_status, after: to },
  ];
  if (before !== after) terms.push({ key: 'per_next_date', before, after });
  const money_back =
    to === 'CANCELLED' ? toWireOrNull(await moneyToReturn(db, row, true), 2) : null;
  const next = {
    ...{ ...nothingNext, payment_date: after, money_back },
    payment_amount: goesOn.per_next_amount ?? null,
    payment_shares: goesOn.per_next_shares ?? null,
  };
  return { kind: kinds[to], terms, next };
}

const kinds = {
  PERIODIC_ACTIVE: 'RESUMED',
  PERIODIC_SUSPENDED: 'SUSPENDED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<SentStatus, ReceiptFacts['kind']>;
