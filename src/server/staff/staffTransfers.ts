import { todayIn } from '#/domain/dates/wallClock.ts';
import type { Schema } from '#/contract/schema.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { nextTransferMessages } from '#/domain/transfers/checkTransferTurn.ts';
import { dueState } from '#/domain/transfers/dueState.ts';
import { transferSteps } from '#/domain/transfers/transferProgress.ts';
import { arrivals } from '../operations/transferTypes.ts';
import { readAccountNumbers } from '../accounts/readAccountNumbers.ts';
import { readHolders } from '../accounts/readHolders.ts';
import type { Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readProducts } from '../products/readProducts.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readTransfers, type TransferUnderWay } from '../operations/readTransfers.ts';

/** Transfers from other entities that are under way, what is due first first. */
export async function readStaffTransfers(
  db: TenantDb,
  tenant: Tenant,
  now: Date,
  { limit, offset }: Cut,
): Promise<{ transfers: Schema<'StaffTransfer'>[]; total: number }> {
  const rows = await external(db)
    .where('operation_status', 'in', transferSteps)
    .orderBy('request_date')
    .orderBy('uuid')
    .execute();
  const found = (await readTransfers(db, tenant, rows)).toSorted((left, right) =>
    (left.due.on ?? LAST).localeCompare(right.due.on ?? LAST),
  );
  const shown = found.slice(offset, offset + limit);
  return { transfers: await toStaffTransfers(db, tenant, now, shown), total: found.length };
}

/** One of them, which may have ended. @throws HttpError 404 */
export async function readStaffTransfer(
  db: TenantDb,
  tenant: Tenant,
  now: Date,
  uuid: string,
): Promise<Schema<'StaffTransfer'>> {
  const rows = await external(db).where('uuid', '=', uuid).execute();
  const found = await readTransfers(db, tenant, rows);
  const [transfer] = await toStaffTransfers(db, tenant, now, found);
  if (!transfer) throw notFound();
  return transfer;
}

const external = (db: TenantDb) =>
  db.selectFrom('operations').selectAll().where('operation_type', 'in', arrivals);

/** After every day. */
const LAST = '9999-12-31';

async function toStaffTransfers(
  db: TenantDb,
  tenant: Tenant,
  now: Date,
  shown: readonly TransferUnderWay[],
): Promise<Schema<'StaffTransfer'>[]> {
  const today = todayIn(tenant.timeZone, now.toISOString());
  const products = await readProducts(db);
  const accounts = shown.map(({ row }) => row.uuid_account);
  const numbers = await readAccountNumbers(db, accounts);
  const holders = await readHolders(db, accounts);
  return shown.map((transfer) => {
    const { row, asked, messages } = transfer;
    const holder = holders.get(row.uuid_account);
    return {
      uuid: row.uuid,
      uuid_account: row.uuid_account,
      account_number: numbers.get(row.uuid_account) ?? '',
      client: holder?.name ?? '',
      document_number: holder?.document ?? '',
      operation_status: row.operation_status as Schema<'OperationStatus'>,
      name_product: products.get(row.key_product)?.name_product ?? row.key_product,
      name_entity: tenant.displayName,
      gross_amount: toWireOrNull(row.gross_amount, 2),
      shares: toWireOrNull(row.shares, 6),
      is_total: row.is_total,
      origin_entity: transfer.originEntity,
      origin: textOf(row.details.xt_isin_code) ?? textOf(row.details.pp_xt_dgs_code),
      origin_account: textOf(row.details.xt_acount_origin),
      next_messages: nextTransferMessages(asked, messages),
      request_date: row.request_date.toISOString(),
      ...dueOf(transfer, today),
    };
  });
}

/** What it waits for and until when; nothing where it has ended. */
function dueOf({ asked, due }: TransferUnderWay, today: string) {
  const isUnderWay = transferSteps.includes(asked.status);
  const on = isUnderWay ? due.on : null;
  const { state, daysLeft } = dueState(on, today);
  return {
    waits_for: isUnderWay ? due.waitsFor : null,
    who_acts: isUnderWay ? due.who : null,
    due_on: on,
    due_state: state,
    days_left: daysLeft,
    days_late: daysLeft !== null && daysLeft < 0 ? -daysLeft : null,
    is_overdue: state === 'LATE',
    rule: due.rule,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);
