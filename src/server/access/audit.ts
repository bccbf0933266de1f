import { sql } from 'kysely';
import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { openings } from './openings.ts';
import type { Actor } from '../ports/actor.ts';

/** Whether a call of this actor is recorded: every write, every look of staff and Studio users, and what clients open. */
export function isRecorded({ kind, userId }: Actor, call: OperationId): boolean {
  if (userId === undefined) return false;
  return kind !== 'investor' || calls[call].method !== 'GET' || Object.hasOwn(openings, call);
}

/** What a page of the Studio does by itself while somebody edits: it saves, and looks at what it has saved. */
const BY_ITSELF: readonly OperationId[] = ['saveStudioProposal', 'checkStudioProposal'];

/**
 * Adds the row that says who did what to what. What an editor's page does by itself is told once for each session and
 * proposal, as long as nobody has done anything else to it in between.
 */
export async function record(
  db: TenantDb,
  { tenant, kind, userId, sessionId }: Actor,
  given: { at: Date; call: OperationId; about: Record<string, unknown>; request_id: string },
): Promise<void> {
  const isByItself = BY_ITSELF.includes(given.call);
  const about = inSmall({ ...given.about, ...(isByItself && { session: sessionId }) });
  const deed = { ...given, about };
  if (isByItself && (await isTold(db, deed))) return;
  await db
    .insertInto('audit')
    .values({ tenant_id: tenant.id, kind, uuid_user: userId!, ...deed })
    .execute();
}

/** Ids as they are kept everywhere: whoever writes one in capitals is found all the same. */
const inSmall = (about: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(about).map(([name, value]) => [
      name,
      typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : value,
    ]),
  );
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether what was last done to a proposal, by whomever, begins with the same deed of the same session. */
async function isTold(
  db: TenantDb,
  { call, about }: { call: OperationId; about: Record<string, unknown> },
): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    select exists (
      select from audit
      where tenant_id = ${db.tenantId} and kind = 'studio' and about ->> 'id' = ${String(about.id)}
        and call = ${call} and about = ${JSON.stringify(about)}::jsonb
        and sequence > coalesce((
          select max(sequence) from audit
          where tenant_id = ${db.tenantId} and kind = 'studio' and about ->> 'id' = ${String(about.id)}
            and about ->> 'session' is distinct from ${String(about.session)}
        ), 0)
    ) as "isTold"`.execute(db);
  return rows[0]!.isTold;
}
