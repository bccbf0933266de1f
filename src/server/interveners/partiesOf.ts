import type { TenantDb } from '../database/withTenant.ts';

/** The parties of accounts (`party`) with the person that each is (`person`), for a query to go on. */
export const partiesOf = (db: TenantDb) =>
  db
    .selectFrom('account_interveners as party')
    .innerJoin('interveners as person', 'person.uuid', 'party.uuid_intervener');
