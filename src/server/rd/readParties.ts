import { partiesOf } from '../interveners/partiesOf.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Everybody with a role on some accounts, by account, each role once. */
export async function readParties(db: TenantDb, accounts: readonly string[]) {
  const rows = await partiesOf(db)
    .select([
      'party.uuid_account',
      'person.uuid',
      'party.account_intervener_role as role',
      'person.document_type',
      'person.document',
      'person.lastname_1 as surname_1',
      'person.lastname_2 as surname_2',
      'person.name',
      'person.nationality as country',
    ])
    .where('party.uuid_account', 'in', [...new Set(accounts)])
    .orderBy('party.since')
    .orderBy('person.uuid')
    .orderBy('role')
    .execute();
  return Map.groupBy(rows, (row) => row.uuid_account) as Map<string, Party[]>;
}

/** A person in a role, as the file names them. */
export interface Party {
  uuid: string;
  role: string;
  document_type: string;
  document: string;
  surname_1: string | null;
  surname_2: string | null;
  name: string;
  country: string;
}
