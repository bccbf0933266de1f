import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readOrderNavs } from './readOrderNavs.ts';

type Row = Pick<
  StoredOperation,
  | 'tenant_id'
  | 'uuid'
  | 'key_product'
  | 'operation_type'
  | 'operation_status'
  | 'request_date'
  | 'details'
>;

/** On which NAV dates the contributions under way are invested: of those that have everything they wait for. */
export async function pendingNavs(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  rows: readonly Row[],
): Promise<(operation: Pick<Operation, 'uuid'>) => PlainDate | undefined> {
  const pending = rows.filter((row) => {
    const type = findOperationType(row.operation_type);
    return type?.isContribution && type.cash === 'IN' && isOpen(row);
  });
  const navs = await readOrderNavs(db, tenant, pending);
  return ({ uuid }) => navs.get(uuid)?.nav.date;
}
