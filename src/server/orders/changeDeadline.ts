import type { TenantDb } from '../database/withTenant.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';
import { dueAhead } from './nextPayment.ts';
import { occurredDates } from './occurredDates.ts';

/**
 * Until when a change of a standing order may be signed: the cut-off on the day of the order's next occurrence.
 * Null where no other comes: then it dies with the order.
 */
export async function changeDeadline(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: StoredOperation,
  product: Pick<ProductRow, 'cut_off'>,
  now: Date,
): Promise<Date | null> {
  const past = await occurredDates(db, row);
  return dueAhead(toRuleOperation(row), { tenant, product, now, past })?.cutOff ?? null;
}
