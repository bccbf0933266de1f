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

/** What of an order names the entity that a transfer comes from: its key in the register, or of a plan its codes at the regulator. */
export type OriginFields = Partial<
  Record<'xt_entity' | 'pp_xt_egs_code' | 'pp_xt_dgs_code', unknown>
>;

/** What the entity is called that a transfer comes from; what the register does not know is a name already, or its code. */
export function entityNameOf(
  managers: readonly Schema<'CnmvEntity'>[],
  { xt_entity, pp_xt_egs_code, pp_xt_dgs_code }: OriginFields,
): string | null {
  const [entity, manager, plan] = [xt_entity, pp_xt_egs_code, pp_xt_dgs_code].map((value) =>
    typeof value === 'string' && value !== '' ? value : undefined,
  );
  const found =
    managers.find(({ key }) => key === entity) ??
    (entity === undefined && plan !== undefined
      ? (managers.find(({ dgs_code }) => dgs_code !== null && dgs_code === manager) ??
        managers.find(({ products }) => products?.some(({ dgs_code }) => dgs_code === plan)))
      : undefined);
  return found?.name ?? entity ?? manager ?? null;
}

/** The same, with the register read. */
export const readEntityName = async (db: TenantDb, origin: OriginFields): Promise<string | null> =>
  entityNameOf(await readManagers(db), origin);
