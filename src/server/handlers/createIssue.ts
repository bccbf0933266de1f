import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findOperation } from '../operations/findOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import type { Handler } from '../ports/handler.ts';
import { boundIssues } from '../support/boundIssues.ts';
import { issueExpiry } from '../support/issueExpiry.ts';
import { notifyOfIssue } from '../support/notifyOfIssue.ts';

/** What stands before the name of whoever writes. @source specification §3 Issue */
const prefix = 'Solicitud info: ';

/**
 * Keeps a support request as it was sent, without outer blanks and with the server's own day by which to
 * answer. Its links must lead to the asker, to a group
 * of the tenant, to the category of client care and, where it is about an operation, to one that the
 * asker sees. @source specification §2.5, §3 Issue
 */
export const createIssue: Handler<'createIssue'> = async ({
  context,
  actor,
  tenant,
  body,
  inTenant,
}) => {
  const { _links: links } = body;
  if (lastStep(links.interveners[0]).toLowerCase() !== actor.intervenerUuid) {
    throw unknownLink('interveners/0');
  }
  if (lastStep(links.category) !== 'INTERVENER_CARE') throw unknownLink('category');
  const description = requiredText(body.description, '/body/description');
  const subject = prefix + requiredText(body.subject.slice(prefix.length), '/body/subject');
  const uuid = context.id();
  const now = context.now();
  const expiry = issueExpiry(now, tenant.timeZone);
  const uuid_operation = await inTenant(async (db) => {
    const group = await db
      .selectFrom('groups')
      .select('uuid')
      .where(({ cast, eb }) => eb(cast('uuid', 'text'), '=', lastStep(links.group_assigned[0])))
      .executeTakeFirst();
    if (!group) throw unknownLink('group_assigned/0');
    const named = links.operations?.[0];
    const about = named && (await findAbout(db, actor, lastStep(named), todayOf(context, actor)));
    await boundIssues(db, actor.intervenerUuid!, now);
    await db
      .insertInto('issues')
      .values({
        tenant_id: tenant.id,
        uuid,
        subject,
        description,
        status: body.status,
        blocking: body.blocking,
        is_from_pa: body.isFromPA,
        is_intervener: body.is_intervener,
        ...expiry,
        uuid_intervener: actor.intervenerUuid!,
        uuid_group: group.uuid,
        uuid_operation: about,
        category: lastStep(links.category),
        links,
        created_by: actor.userId!,
        created_at: now,
      })
      .execute();
    const intervener = actor.intervenerUuid!;
    await notifyOfIssue(context, db, tenant, { intervener, subject });
    return about;
  });
  const { status, blocking } = body;
  const times = { created_at: now.toISOString(), expires_on: expiry.expires_at.toISOString() };
  const about = uuid_operation && { uuid_operation };
  return { data: { issue: { uuid, subject, description, status, blocking, ...about, ...times } } };
};

/** The operation that a request is about, when the asker sees it; otherwise it leads nowhere. */
async function findAbout(db: TenantDb, actor: Actor, uuid: string, today: string): Promise<string> {
  try {
    return (await findOperation(db, actor, uuid, today)).row.uuid;
  } catch (error) {
    throw error instanceof HttpError ? unknownLink('operations/0') : error;
  }
}

const lastStep = (link = '') => link.slice(link.lastIndexOf('/') + 1);

const unknownLink = (name: string) =>
  new HttpError(422, [{ code: 'link_unknown', path: `/body/_links/${name}` }]);
