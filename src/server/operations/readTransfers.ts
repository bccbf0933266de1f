import { sql } from 'kysely';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { defersTransfers } from '#/domain/tax/taxpayer.ts';
import {
  transferDue,
  type TransferDays,
  type TransferDue,
} from '#/domain/transfers/transferDue.ts';
import type { TransferKind } from '#/domain/transfers/transferLimits.ts';
import type { TransferMessage } from '#/domain/transfers/transferMessage.ts';
import {
  transferProgress,
  type TransferAsked,
  type TransferProgress,
} from '#/domain/transfers/transferProgress.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { holderTaxpayers } from '../positions/holderTaxpayer.ts';
import type { StoredOperation } from './toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts } from '../products/readProducts.ts';
import { searchable } from '../kernel/searchable.ts';
import { entityNameOf, readManagers } from '../reference/managers.ts';
import type { Tenant } from '../ports/tenant.ts';

/** A transfer from another entity with what was told about it, and what it waits for. */
export interface TransferUnderWay {
  row: StoredOperation;
  asked: TransferAsked;
  /** Those that took effect, as they came. */
  messages: readonly TransferMessage[];
  progress: TransferProgress;
  days: TransferDays;
  /** Days on which it came to its statuses. */
  reached: Partial<Record<OperationStatus, PlainDate>>;
  kind: TransferKind;
  /** Name of who has the money. */
  originEntity: string | null;
  due: TransferDue;
}

type Keeper = Pick<Tenant, 'id' | 'timeZone' | 'holidays' | 'displayName'>;

/** How far transfers from other entities have come, read at once; in the order of the rows. */
export async function readTransfers(
  db: TenantDb,
  tenant: Keeper,
  rows: readonly StoredOperation[],
): Promise<TransferUnderWay[]> {
  if (rows.length === 0) return [];
  const uuids = rows.map(({ uuid }) => uuid);
  const products = await readProducts(db);
  const accounts = [...new Set(rows.map(({ uuid_account }) => uuid_account))];
  const taxpayers = await holderTaxpayers(db, accounts);
  const told = await db
    .selectFrom('transfer_messages')
    .select(['uuid_operation', 'kind', 'amount', 'reason', 'lots', 'received_at'])
    .where('uuid_operation', 'in', uuids)
    .where('refused', 'is', null)
    .orderBy('received_at')
    .execute();
  const reached = await readReached(db, uuids);
  const managers = await readManagers(db);
  const own = searchable(tenant.displayName);
  const dayOf = (at: Date): PlainDate => todayIn(tenant.timeZone, at.toISOString());
  return rows.map((row) => {
    const isPlan = products.get(row.key_product)?.kind !== 'FI';
    const taxpayer = taxpayers.get(row.uuid_account);
    const messages = told.filter(({ uuid_operation }) => uuid_operation === row.uuid);
    const asked: TransferAsked = {
      status: row.operation_status as OperationStatus,
      asked: row.is_total || row.amount_shares_indicator !== 'B' ? null : row.gross_amount,
      needsFiscalData: isPlan || taxpayer === undefined || defersTransfers(taxpayer),
    };
    const progress = transferProgress(asked, messages);
    const reachedOn: TransferUnderWay['reached'] = Object.fromEntries(
      [...(reached.get(row.uuid) ?? [])].map(({ status, at }) => [status, dayOf(at)]),
    );
    const since = (status: OperationStatus) => reachedOn[status] ?? dayOf(row.request_date);
    const money = messages.find(({ kind }) => kind === 'MONEY');
    const days: TransferDays = {
      validated: since('VALIDATED'),
      requested: since('SNCE_1'),
      accepted: since('SNCE_2'),
      money: money ? dayOf(money.received_at) : null,
    };
    const originEntity = entityNameOf(managers, row.details);
    const isOwn = originEntity !== null && searchable(originEntity) === own;
    const kind: TransferKind = isPlan ? 'PLAN' : isOwn ? 'SAME_MANAGER' : 'FUND';
    const due = transferDue(progress, days, navCalendarOf(tenant), kind);
    return { row, asked, messages, progress, days, reached: reachedOn, kind, originEntity, due };
  });
}

/** When operations last came to their statuses, by uuid. */
async function readReached(db: TenantDb, uuids: readonly string[]) {
  const { rows } = await sql<{ uuid: string; status: OperationStatus; at: Date }>`
    select uuid_operation as uuid, status_to as status, max(changed_at) as at
    from operation_history where tenant_id = ${db.tenantId}
      and uuid_operation = any(${uuids}::uuid[]) group by 1, 2`.execute(db);
  return Map.groupBy(rows, ({ uuid }) => uuid);
}
