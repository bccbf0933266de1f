import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import { readAccountNumbers } from '../accounts/readAccountNumbers.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { readOrderNavs, type PricedOrder } from '../orders/readOrderNavs.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';
import { particularsOf } from './particularsOf.ts';
import type { RdOperation } from './rdOperation.ts';
import { readParties } from './readParties.ts';

/** Orders as the registry is told of them, in the order in which they are given. */
export async function readOrders(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'>,
  rows: readonly StoredOperation[],
): Promise<RdOperation[]> {
  const products = await readProducts(db);
  const accounts = rows.map((row) => row.uuid_account);
  const parties = await readParties(db, accounts);
  const numbers = await readAccountNumbers(db, accounts);
  const ibans = await readIbans(db, accounts);
  const priced = await readOrderNavs(db, tenant, rows);
  const requests = await readRequests(db, rows);
  return rows.map((row) => {
    const bank = row.details.uuid_bank_account;
    return {
      uuid: row.uuid,
      order: {
        ...orderOf(row, products.get(row.key_product), tenant.timeZone, priced.get(row.uuid)),
        account_reference: numbers.get(row.uuid_account),
        iban: typeof bank === 'string' ? ibans.get(bank) : undefined,
      },
      parties: (parties.get(row.uuid_account) ?? []).map(({ uuid, ...party }) => ({
        ...party,
        is_orderer: uuid === row.ordered_by ? 'Y' : 'N',
      })),
      ...particularsOf(
        row,
        products,
        requests.get(String(requestOf(row))) ?? incomeOf(row),
        priced.get(row.uuid)?.arrivesOn,
      ),
    };
  });
}

function orderOf(
  row: StoredOperation,
  product: ProductRow | undefined,
  zone: string,
  priced: PricedOrder | undefined,
) {
  // When it had everything that it needs: what its NAV is counted from.
  const complete = priced?.nav.completeAt ?? row.request_date.toISOString();
  const { date, time } = toWallClock(complete, zone);
  const method = row.details.pay_method;
  return {
    type: row.operation_type,
    sub_type: row.operation_sub_type,
    product: row.key_product,
    isin: product?.isin,
    account: row.uuid_account,
    indicator: row.amount_shares_indicator,
    gross: row.gross_amount ?? 0n,
    net: row.net_amount ?? 0n,
    shares: row.shares ?? 0n,
    is_total: row.is_total ? 'Y' : 'N',
    requested: `${date} ${time}`,
    nav_date: row.nav_date ?? priced?.leavesOn,
    value_date: row.value_date,
    settlement_date: row.settlement_date,
    pay_method: typeof method === 'string' ? method : undefined,
  };
}

/** A benefit that is paid as an income has a schedule of its own. */
const incomeOf = ({ operation_type, details }: StoredOperation) =>
  findOperationType(operation_type)?.tax === 'WORK_INCOME' && details.per_period
    ? details
    : undefined;

const requestOf = ({ details }: StoredOperation) => details.per_uuid_operation_periodic_request;

/** The periodic requests that some of the orders carry out, their fields by uuid. */
async function readRequests(db: TenantDb, rows: readonly StoredOperation[]) {
  const uuids = rows.map(requestOf).filter((uuid) => typeof uuid === 'string');
  if (uuids.length === 0) return new Map<string, Record<string, unknown>>();
  const found = await db
    .selectFrom('operations')
    .select(['uuid', 'details'])
    .where('uuid', 'in', [...new Set(uuids)])
    .execute();
  return new Map(found.map(({ uuid, details }) => [uuid, details]));
}

async function readIbans(db: TenantDb, accounts: readonly string[]) {
  const rows = await db
    .selectFrom('bank_accounts')
    .select(['uuid', 'iban_code'])
    .where('uuid_account', 'in', [...new Set(accounts)])
    .execute();
  return new Map(rows.map((row) => [row.uuid, row.iban_code]));
}
