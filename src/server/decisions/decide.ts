import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { DecisionTables } from '../tables/decisionTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';

type Decision = Pick<DecisionTables['decisions'], 'kind' | 'uuid_about' | 'result'> & {
  reason?: string;
};

/** Keeps what somebody of the staff decided, in the transaction that carries it out. */
export async function decide(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  { tenant, userId }: Actor,
  { reason, ...decision }: Decision,
): Promise<void> {
  const row = { tenant_id: tenant.id, at: now(), uuid_user: userId!, ...decision };
  await db
    .insertInto('decisions')
    .values({ ...row, reason: reason?.trim() || null })
    .execute();
}

/** A rejection says why: the client has to mend it. @throws HttpError 422 */
export function reasonOf({ result, reason }: { result: string; reason?: string }): string | null {
  if (result === 'VALIDADO') return null;
  const said = reason?.trim();
  if (!said) throw new HttpError(422, [{ code: 'reason_required', path: '/body/reason' }]);
  return said;
}

/** Somebody was quicker. */
export const alreadyDecided = () => new HttpError(409, [{ code: 'already_decided' }]);
