import type { Operation } from '#/domain/operations/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readHoldingOperations } from '../operations/readHoldingOperations.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';

/** What of an account's operations decides about another one. */
export interface Deciding {
  operations: Operation[];
  /** Highest place in the account's book; -1 before the first. */
  last: bigint;
}

/**
 * The operations of an account on which a new one depends: those under way, what is blocked, and one by
 * which the account once entered the product. All the others, thousands on old accounts, are not read.
 */
export async function readDeciding(
  db: TenantDb,
  tenantId: string,
  { uuid_account, key_product }: { uuid_account: string; key_product: string },
): Promise<Deciding> {
  const own = db
    .selectFrom('operations')
    .where('tenant_id', '=', tenantId)
    .where('uuid_account', '=', uuid_account);
  const entered = await own
    .selectAll()
    .where('key_product', '=', key_product)
    .where('operation_status', '=', 'FINALIZED')
    .where('operation_type', 'in', ENTRIES)
    .limit(1)
    .execute();
  const { last } = await own
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  const waiting = await readHoldingOperations(db, tenantId, [uuid_account]);
  return { operations: [...entered.map(toRuleOperation), ...waiting], last: last ?? -1n };
}

/** Types by which an account comes to hold a product, see `checkInitialSubscription`. */
const ENTRIES = ['SUSCRIPCION', 'TRASPASO_ENTRADA', 'HERENCIA_ENTRADA', 'DONACION_ENTRADA'];
