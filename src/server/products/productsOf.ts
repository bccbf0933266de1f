import type { Selectable } from 'kysely';
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
  return offered.filter(({ kind }) => isFor(account, kind) && kinds.includes(letterOf(kind)));
}

/** Whether an account is for products of a kind: those of a mixed one are for all. */
export const isFor = ({ kind }: Account, product: ProductRow['kind']): boolean =>
  kind === 'MIXTA' || (kind === 'FI') === (product === 'FI');

const letterOf = (kind: ProductRow['kind']) => (kind === 'FI' ? 'F' : 'P');
