import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { moving } from './readMovements.ts';

/** What says of rows that were read before whether they are still those of the database. */
export interface Marks {
  movements: string;
  products: string;
  /** Of the tenant's published NAVs. */
  revision: bigint;
}

/** The marks of what figures of some accounts are computed from, without reading it. */
export async function readMarks(
  db: TenantDb,
  tenantId: string,
  accounts: readonly string[],
): Promise<Marks> {
  const [account] = accounts;
  const [marks] = await (accounts.length === 1
    ? prepared<Marks>(db, ONE, [tenantId, account!])
    : prepared<Marks>(db, SEVERAL, [tenantId, accounts]));
  return marks!;
}

/**
 * Number of rows, and a hash over where each version of a row lies and which transaction wrote it:
 * whatever is added, changed or removed, by whomever, makes another one once it is committed.
 */
const MARK = `count(*) || ' ' || coalesce(bit_xor(hashtextextended(ctid || ' ' || xmin, 0)), 0)`;

const marksOf = (isOne: boolean) => `select
    (select ${MARK} from ${moving('ctid, xmin', isOne)}) as movements,
    (select ${MARK} from products where tenant_id = $1) as products,
    coalesce((select revision from nav_revisions where tenant_id = $1), 0) as revision`;
const [ONE, SEVERAL] = [marksOf(true), marksOf(false)];
