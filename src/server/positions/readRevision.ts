import { prepared } from '../database/prepared.ts';
import { ROW_MARK } from '../database/rowMark.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { PRODUCTS_MARK } from '../products/readProducts.ts';
import { moving } from './readMovements.ts';

/** What says of rows that were read before whether they are still those of the database. */
export interface Revision {
  movements: string;
  products: string;
  /** Of the tenant's published NAVs. */
  revision: bigint;
}

/** The marks of what figures of some accounts are computed from, without reading it. */
export async function readRevision(db: TenantDb, accounts: readonly string[]): Promise<Revision> {
  const [marks] = await prepared<Revision>(db, MARKS, [db.tenantId, accounts]);
  return marks!;
}

const MARKS = `select
    (select ${ROW_MARK} from ${moving('ctid, xmin')}) as movements,
    (${PRODUCTS_MARK}) as products,
    coalesce((select revision from nav_revisions where tenant_id = $1), 0) as revision`;
