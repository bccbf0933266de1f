import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { RecordTables } from '../../tables/recordTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { AccountRow } from '../readAccounts.ts';

export type PartyRow = Selectable<RecordTables['account_parties']>;

/** Beneficiaries, contributors, associates or patrons of an account, in the order of their entry. */
export const readPartyRows = (
  db: TenantDb,
  account: AccountRow,
  kind: PartyRow['kind'],
): Promise<PartyRow[]> =>
  db
    .selectFrom('account_parties')
    .selectAll()
    .where('uuid_account', '=', account.uuid)
    .where('kind', '=', kind)
    .orderBy('created_at', (order) => order.asc().nullsFirst())
    .orderBy('name')
    .orderBy('uuid')
    .execute();

const names = ({ uuid, name, lastname_1, lastname_2 }: PartyRow) => ({
  uuid,
  name,
  lastname_1,
  lastname_2,
});

export const toBeneficiary = (row: PartyRow): Schema<'Beneficiary'> => ({
  ...names(row),
  document_type: row.document_type as Schema<'IdentityDocumentType'> | null,
  document_number: row.document,
  relationship: row.relation,
  percentage: row.percentage ?? '0.00',
});

export const toContributor = (row: PartyRow): Schema<'Contributor'> => ({
  ...names(row),
  document_number: row.document,
  role: row.relation as Schema<'IntervenerRole'>,
});

export const toAssociate = (row: PartyRow): Schema<'Associate'> => ({
  ...names(row),
  document_number: row.document,
  percentage: row.percentage,
  position: row.position,
});
