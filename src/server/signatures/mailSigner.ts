import type { TenantDb } from '../database/withTenant.ts';
import { settledContacts } from '../identity/contactHistory.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { signerMail, type AwaitedOrder } from './signerMail.ts';

/** Writes to somebody whose signature an order waits for, at the address that they have had long enough to be theirs. */
export async function mailSigner(
  context: Context,
  db: TenantDb,
  tenant: Tenant,
  { to, operation, ...order }: AwaitedOrder & { to: string; operation: string },
): Promise<void> {
  const person = await db
    .selectFrom('interveners')
    .select(['email', 'mobile_phone'])
    .where('uuid', '=', to)
    .executeTakeFirstOrThrow();
  const { email } = await settledContacts(db, to, person, context.now());
  if (!email) return;
  const letter = signerMail(tenant, email, order);
  await context.mail.send(db, tenant, { ...letter, about: { operation } });
}
