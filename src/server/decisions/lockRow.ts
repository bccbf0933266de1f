import { sql, type Selectable } from 'kysely';
import { notFound } from '../kernel/httpError.ts';
import type { Tables } from '../tables/tables.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Tables whose rows have an id of their own within their tenant. */
type Identified = {
  [Name in keyof Tables]: Tables[Name] extends { tenant_id: unknown; uuid: unknown } ? Name : never;
}[keyof Tables];

/** A row of the tenant by its id, which stays as it is until the transaction ends. @throws HttpError 404 */
export async function lockRow<Name extends Identified>(
  db: TenantDb,
  name: Name,
  uuid: string,
): Promise<Selectable<Tables[Name]>> {
  const { rows } = await sql<Selectable<Tables[Name]>>`select * from ${sql.table(name)}
    where tenant_id = ${db.tenantId} and uuid = ${uuid} for update`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}
