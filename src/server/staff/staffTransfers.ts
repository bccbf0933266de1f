import { todayIn } from '#/domain/dates/wallClock.ts';
import type { Schema } from '#/contract/schema.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readProducts } from '../products/readProducts.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { EXTERNAL_TRANSFER, readTransfers } from '../transfers/readTransfers.ts';

const OPEN = ['VALIDATED', 'RD_SENT', 'SNCE_1', 'SNCE_2', 'SNCE_3'] as const;

/** Transfers from other entities that are under way, what is due first first. */
export async function readStaffTransfers(
  db: TenantDb,
  tenant: Tenant,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ transfers: Schema<'StaffTransfer'>[]; total: number }> {
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('operation_type', '=', EXTERNAL_TRANSFER)
    .where('operation_status', 'in', OPEN)
    .orderBy('request_date')
    .orderBy('uuid')
    .execute();
  const today = todayIn(tenant.timeZone, now.toISOString());
  const found = (await readTransfers(db, tenant, rows)).toSorted((left, right) =>
    (left.due.on ?? LAST).localeCompare(right.due.on ?? LAST),
  );
  const shown = found.slice(offset, offset + limit);
  const products = await readProducts(db, tenant.id);
  const numbers = await readNumbers(
    db,
    tenant.id,
    shown.map(({ row }) => row.uuid_account),
  );
  const transfers = shown.map(({ row, due }) => ({
    uuid: row.uuid,
    uuid_account: row.uuid_account,
    account_number: numbers.get(row.uuid_account) ?? '',
    operation_status: row.operation_status as Schema<'OperationStatus'>,
    name_product: products.get(row.key_product)?.name_product ?? row.key_product,
    gross_amount: toWireOrNull(row.gross_amount, 2),
    origin: textOf(row.details.xt_isin_code) ?? textOf(row.details.pp_xt_dgs_code),
    waits_for: due.waitsFor,
    who_acts: due.who,
    due_on: due.on,
    is_overdue: due.on !== null && due.on < today,
    rule: due.rule,
  }));
  return { transfers, total: found.length };
}

/** After every day. */
const LAST = '9999-12-31';

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

async function readNumbers(db: TenantDb, tenantId: string, accounts: readonly string[]) {
  if (accounts.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('accounts')
    .select(['uuid', 'account_number'])
    .where('tenant_id', '=', tenantId)
    .where('uuid', 'in', [...new Set(accounts)])
    .execute();
  return new Map(rows.map(({ uuid, account_number }) => [uuid, account_number]));
}
