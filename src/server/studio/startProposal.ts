import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Actor } from '../ports/actor.ts';
import type { ChangedDocument } from './readProposals.ts';
import { tell } from './takeStep.ts';

/** Proposals that a tenant has open at a time: more are nobody's to look through. */
const MOST_OPEN = 200;

/**
 * A new proposal over a release. @returns its uuid
 * @throws HttpError 409 where the tenant has too many open ones
 */
export async function startProposal(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  actor: Actor,
  { name, base, documents }: { name: string; base: string; documents: ChangedDocument[] },
): Promise<string> {
  const { open } = await db
    .selectFrom('studio_proposals')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('status', 'not in', ['PUBLISHED', 'WITHDRAWN'])
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) throw new HttpError(409, [{ code: 'studio_many' }]);
  const [uuid, at] = [context.id(), context.now()];
  await db
    .insertInto('studio_proposals')
    .values({
      ...{ tenant_id: db.tenantId, uuid, name, base, reason: '', status: 'DRAFT', version: 1 },
      documents: JSON.stringify(documents),
      ...{ uuid_author: actor.userId!, authors: [actor.userId!], uuid_approver: null },
      ...{ release_hash: null, over_hash: null, created_at: at, changed_at: at },
    })
    .execute();
  await tell(db, uuid, actor, { at, what: 'CREATED', why: '' });
  return uuid;
}
