import type { PendingHistory } from '#/domain/transfers/pendingHistory.ts';
import { fiscalDataState } from '#/domain/transfers/transferProgress.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readTransfers } from '../operations/readTransfers.ts';
import { arrivals } from '../operations/transferTypes.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Transfers into an account whose money is here without its dates and cost, the oldest first. */
export async function readPendingHistories(
  db: TenantDb,
  tenant: Tenant,
  { account, product }: { account: string; product?: string },
): Promise<PendingHistory[]> {
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_account', '=', account)
    .where('operation_type', 'in', arrivals)
    .where('operation_status', 'in', ['SNCE_1', 'SNCE_2'])
    .$if(product !== undefined, (query) => query.where('key_product', '=', product!))
    .orderBy('request_date')
    .orderBy('uuid')
    .execute();
  const transfers = await readTransfers(db, tenant, rows);
  return transfers
    .filter(({ asked, progress }) => fiscalDataState(asked, progress) === 'PENDING')
    .map(({ row, progress, days }) => ({
      uuid: row.uuid,
      product: row.key_product,
      amount: progress.amount!,
      since: days.money!,
    }));
}
