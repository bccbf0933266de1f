import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
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

/**
 * Number of rows, and a hash over where each version of a row lies and which transaction wrote it:
 * whatever is added, changed or removed, by whomever, makes another one once it is committed.
 */
const MARK = `count(*) || ' ' || coalesce(bit_xor(hashtidextended(ctid, xmin::text::bigint)), 0)`;

const MARKS = `select
    (select ${MARK} from ${moving('ctid, xmin')}) as movements,
    (select ${MARK} from products where tenant_id = $1) as products,
    coalesce((select revision from nav_revisions where tenant_id = $1), 0) as revision`;
