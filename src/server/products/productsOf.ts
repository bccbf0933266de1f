import type { Selectable } from 'kysely';
import { isAccountFor } from '#/domain/operations/checks/checkAccountKind.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { BusinessTables } from '../tables/businessTables.ts';
import { offeredProducts } from './offeredProducts.ts';
import type { ProductRow } from './readProducts.ts';

type Account = Pick<Selectable<BusinessTables['accounts']>, 'kind'>;

/** The products that an account is for, of what the tenant offers now; of those that a type of order is for. */
export async function productsOf(
  db: TenantDb,
  tenant: Tenant,
  account: Account,
  { kinds }: Pick<OperationType, 'kinds'> = { kinds: ['F', 'P'] },
): Promise<ProductRow[]> {
  const offered = await offeredProducts(db, tenant);
  return offered.filter((product) => {
    const kind = letterOf(product);
    return isAccountFor(account.kind, kind) && kinds.includes(kind);
  });
}

/** A fund or a plan: how orders tell products apart. */
export const letterOf = ({ kind }: Pick<ProductRow, 'kind'>): 'F' | 'P' =>
  kind === 'FI' ? 'F' : 'P';
