import type { TenantDb } from '../database/withTenant.ts';
import { readCapacity, type Capacity } from '../interveners/capacity.ts';
import type { LockedDocument } from './lockDocuments.ts';

/** In what capacity somebody signs some documents: of accounts, of orders on these, and of other people. */
export async function capacityIn(
  db: TenantDb,
  person: string,
  documents: readonly LockedDocument[],
): Promise<Capacity> {
  const ownersOf = (section: LockedDocument['section']) =>
    documents.filter((each) => each.section === section).map(({ uuid_owner }) => uuid_owner);
  const orders = ownersOf('OPERATION');
  const ordered =
    orders.length > 0
      ? await db
          .selectFrom('operations')
          .select('uuid_account')
          .where('uuid', 'in', orders)
          .execute()
      : [];
  const accounts = [...ownersOf('ACCOUNT'), ...ordered.map(({ uuid_account }) => uuid_account)];
  return readCapacity(db, person, { accounts, people: ownersOf('INTERVENER') });
}
