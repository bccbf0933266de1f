import { fullName } from '#/domain/people/names.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import { newIssueMail } from './newIssueMail.ts';

/** Mails whoever answers support requests, where the tenant says who that is; in the transaction of the request. */
export async function notifyOfIssue(
  { mail }: Pick<Context, 'mail'>,
  db: TenantDb,
  tenant: Tenant,
  issue: { intervener: string; subject: string },
): Promise<void> {
  const to = tenant.settings.issues_mail;
  if (!to) return;
  const row = await db
    .selectFrom('interveners')
    .select(['name', 'lastname_1', 'lastname_2'])
    .where('uuid', '=', issue.intervener)
    .executeTakeFirst();
  const intervener = row ? fullName(row) : '';
  await mail.send(db, tenant, newIssueMail(tenant, to, { ...issue, intervener }));
}
