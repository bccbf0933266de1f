import { settledContacts } from '../identity/contactHistory.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Email } from '../ports/mail.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readParties } from './orderParties.ts';

/**
 * Writes to everybody who holds an order's account or acts for who does, and to who gave the order, at the
 * address where they are known to be reached: each once, in the transaction of what it tells of.
 */
export async function mailHolders(
  context: Pick<Context, 'mail' | 'now'>,
  db: TenantDb,
  tenant: Tenant,
  { uuid, uuid_account, ordered_by }: Pick<StoredOperation, 'uuid' | 'uuid_account' | 'ordered_by'>,
  letterTo: (to: string) => Email,
): Promise<void> {
  const { signatories } = await readParties(db, uuid_account);
  const people = [...signatories.map(({ uuid }) => uuid), ...(ordered_by ? [ordered_by] : [])];
  if (people.length === 0) return;
  const rows = await db
    .selectFrom('interveners')
    .select(['uuid', 'email', 'mobile_phone'])
    .where('uuid', 'in', [...new Set(people)])
    .orderBy('uuid')
    .execute();
  const addresses = new Set<string>();
  for (const row of rows) {
    const { email } = await settledContacts(db, row.uuid, row, context.now());
    if (email) addresses.add(email);
  }
  const about = { operation: uuid };
  for (const to of addresses) await context.mail.send(db, tenant, { ...letterTo(to), about });
}
