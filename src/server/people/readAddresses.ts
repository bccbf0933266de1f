import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../tables/recordTables.ts';
import { notFound } from '../kernel/httpError.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import { tellAddress } from './tellAddress.ts';

export type AddressRow = Selectable<RecordTables['addresses']> & { has_draft_data: boolean };

/** What an address says: everything but what it is and whose. */
export const addressFields = [
  ...(['street_type', 'street_1', 'street_2', 'number', 'floor', 'door', 'stairs'] as const),
  ...(['postal_code', 'city', 'state', 'key_state', 'country'] as const),
];

/** The addresses of a person, the fiscal one first, each with whether a change of it waits. */
export function readAddresses(db: TenantDb, uuid: string): Promise<AddressRow[]> {
  const hasDraft = sql<boolean>`exists (select 1 from draft_changes waiting
    where waiting.tenant_id = addresses.tenant_id and waiting.uuid_address = addresses.uuid
    and waiting.status = 'OPEN')`;
  return db
    .selectFrom('addresses')
    .selectAll()
    .select(hasDraft.as('has_draft_data'))
    .where('uuid_intervener', '=', uuid)
    .orderBy('kind')
    .execute();
}

/** The one that taxes are reported with. */
export const fiscalOf = (addresses: readonly AddressRow[]): AddressRow | undefined =>
  addresses.find(({ kind }) => kind === 'FISCAL');

/** One of them, and the fiscal one; the 404 of a missing one otherwise. */
export async function findAddress(
  db: TenantDb,
  person: string,
  uuid: string,
): Promise<{ address: AddressRow; fiscal: AddressRow | undefined }> {
  const addresses = await readAddresses(db, person);
  const found = addresses.find((address) => address.uuid === uuid.toLowerCase());
  if (!found) throw notFound();
  return { address: found, fiscal: fiscalOf(addresses) };
}

/**
 * An address as the wire shows it, told in one line too; a mailing address says whether it is the same as the fiscal one
 * beside it.
 */
export const toAddress = (row: AddressRow, say: Words, fiscal?: AddressRow): Schema<'Address'> => {
  const fields = Object.entries(row).filter(([name]) => !hidden.has(name));
  return {
    ...(Object.fromEntries(fields) as Schema<'Address'>),
    told: tellAddress(row, say),
    ...(row.kind === 'MAILING' && fiscal && { is_same_as_fiscal: isSameAddress(row, fiscal) }),
  };
};

/** Whether two addresses say the same. */
export const isSameAddress = (one: AddressRow, other: AddressRow): boolean =>
  addressFields.every((field) => (one[field] ?? '') === (other[field] ?? ''));

const hidden = new Set(['tenant_id', 'uuid_intervener']);
