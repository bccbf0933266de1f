import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../tables/recordTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** The managers of the regulator's register, with what they manage, in the order of their names. */
export async function readManagers(db: TenantDb): Promise<Schema<'CnmvEntity'>[]> {
  const rows = await db.selectFrom('cnmv_managers').selectAll().execute();
  return rows.map(toEntity).sort((left, right) => left.name.localeCompare(right.name, 'es'));
}

/** Where the register gave no names, a product goes by its ISIN. */
const toEntity = (row: Selectable<RecordTables['cnmv_managers']>): Schema<'CnmvEntity'> => ({
  key: row.code,
  name: row.name,
  kind: row.kind ?? 'SGIIC',
  dgs_code: row.dgs_code,
  products: row.products ?? row.isins.map((isin) => ({ name: isin, isin, dgs_code: null })),
});

/** What an entity is called that an order names by its key in the register; what is no key of it is a name already. */
export async function readEntityName(db: TenantDb, entity: unknown): Promise<string | null> {
  if (typeof entity !== 'string' || entity === '') return null;
  return (await readManagers(db)).find(({ key }) => key === entity)?.name ?? entity;
}
