import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { OrderTables } from '../tables/orderTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** Money that has arrived; amount in cents. */
export interface Arrived {
  amount: bigint;
  /** When it was matched; the day is told by the tenant's zone. */
  at: Date;
  source: OrderTables['reconciliations']['source'];
  reference?: string | null;
}

/** Orders that money is paid into, those that a standing order brings among them. */
export const paidIn: ReadonlySet<string> = new Set(typesWhere(({ cash }) => cash === 'IN'));

/** Those whose money comes for each of them alone. */
export const paidAlone: ReadonlySet<string> = new Set(
  typesWhere(({ cash, begunBy }) => cash === 'IN' && begunBy === 'INVESTOR'),
);

/** Matches money with the order that it pays for, once. False when the order has its money already. */
export async function reconcile(
  db: TenantDb,
  { tenant_id, uuid }: Pick<StoredOperation, 'tenant_id' | 'uuid'>,
  zone: string,
  { amount, at, source, reference = null }: Arrived,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reconciliations')
    .values({
      tenant_id,
      uuid_operation: uuid,
      amount,
      reconciled_on: todayIn(zone, at.toISOString()),
      reconciled_at: at,
      source,
      reference,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
