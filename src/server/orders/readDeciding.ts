import { entries } from '#/domain/operations/checks/checkInitialSubscription.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readHoldingOperations } from '../operations/readHoldingOperations.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';

/**
 * The operations of an account on which a new one depends: those under way, what is blocked, and one by
 * which the account once entered the product. All the others, thousands on old accounts, are not read.
 */
export async function readDeciding(
  db: TenantDb,
  { uuid_account, key_product }: { uuid_account: string; key_product: string },
): Promise<Operation[]> {
  const entered = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_account', '=', uuid_account)
    .where('key_product', '=', key_product)
    .where('operation_status', '=', 'FINALIZED')
    .where('operation_type', 'in', [...entries])
    .limit(1)
    .execute();
  const waiting = await readHoldingOperations(db, [uuid_account]);
  return [...entered.map(toRuleOperation), ...waiting];
}
