import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { DraftTables } from '../../tables/draftTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { AccountRow } from '../readAccounts.ts';

export type PartyRequest = Selectable<DraftTables['party_requests']>;

/** The people whom somebody has asked to add to an account and who are not on it yet, oldest first. */
export const readPartyRequests = (db: TenantDb, account: AccountRow): Promise<PartyRequest[]> =>
  db
    .selectFrom('party_requests')
    .selectAll()
    .where('uuid_account', '=', account.uuid)
    .where('status', '=', 'PENDING')
    .orderBy('requested_at')
    .orderBy('name')
    .execute();

/** Takes a request back. @returns whether there was one */
export async function withdrawPartyRequest(
  db: TenantDb,
  account: AccountRow,
  uuid: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('party_requests')
    .set({ status: 'WITHDRAWN' })
    .where('uuid_account', '=', account.uuid)
    .where('uuid', '=', uuid)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A request as the wire shows it among the people of the account, and whether the asker may take it back. */
export const toRequested = (
  row: PartyRequest,
  isRemovable: boolean,
): Schema<'AccountIntervener'> => ({
  uuid: row.uuid,
  type: 'F',
  name: row.name,
  lastname_1: row.lastname_1,
  lastname_2: row.lastname_2,
  intervener_status: 'REGISTERED_ONLINE',
  email: row.email,
  account_intervener_role: { role: row.role as Schema<'IntervenerRole'>, since: null },
  is_requested: true,
  ...(isRemovable && { is_removable: true }),
});
