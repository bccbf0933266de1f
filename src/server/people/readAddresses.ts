import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../tables/recordTables.ts';
import { notFound } from '../kernel/httpError.ts';
import type { TenantDb } from '../database/withTenant.ts';

export type AddressRow = Selectable<RecordTables['addresses']> & { has_draft_data: boolean };

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

/** One of them; the 404 of a missing one otherwise. */
export async function findAddress(db: TenantDb, person: string, uuid: string): Promise<AddressRow> {
  const addresses = await readAddresses(db, person);
  const found = addresses.find((address) => address.uuid === uuid.toLowerCase());
  if (!found) throw notFound();
  return found;
}

export const toAddress = (row: AddressRow): Schema<'Address'> => {
  const fields = Object.entries(row).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(fields) as Schema<'Address'>;
};

const hidden = new Set(['tenant_id', 'uuid_intervener']);
