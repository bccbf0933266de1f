import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { uuidOf } from '../kernel/uuidOf.ts';
import { boundIssues } from './boundIssues.ts';
import { groupAddress } from './groups.ts';
import { issueExpiry } from './issueExpiry.ts';
import { notifyOfIssue } from './notifyOfIssue.ts';

/**
 * Opens a support request of the product's own for the operations group: something that a client
 * asked for and that people have to finish. @returns its uuid
 */
export async function openIssue(
  context: Pick<Context, 'id' | 'mail' | 'now'>,
  db: TenantDb,
  { tenant, intervenerUuid, userId }: Actor,
  issue: { subject: string; description: string; links: Record<string, unknown> },
): Promise<string> {
  const uuid = context.id();
  const now = context.now();
  await boundIssues(db, intervenerUuid!, now);
  const group = uuidOf(`${tenant.name}/group/OPERATIONS_ADMINISTRATOR`);
  await db
    .insertInto('issues')
    .values({
      tenant_id: tenant.id,
      uuid,
      subject: issue.subject,
      description: issue.description,
      status: 'OPEN',
      blocking: false,
      is_from_pa: true,
      is_intervener: true,
      ...issueExpiry(now, tenant.timeZone),
      uuid_intervener: intervenerUuid!,
      uuid_group: group,
      category: 'INTERVENER_CARE',
      links: {
        interveners: [`/api/accounts/${intervenerUuid}`],
        group_assigned: [groupAddress(group)],
        category: '/api/categories/INTERVENER_CARE',
        ...issue.links,
      },
      created_by: userId!,
      created_at: now,
    })
    .execute();
  const intervener = intervenerUuid!;
  await notifyOfIssue(context, db, tenant, { intervener, subject: issue.subject });
  return uuid;
}
