import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';

/** Whether a call of this actor is recorded: every write, and every look of staff and Studio users. */
export function isRecorded({ kind, userId }: Actor, call: OperationId): boolean {
  if (userId === undefined) return false;
  return kind !== 'investor' || calls[call].method !== 'GET';
}

/** Adds the row that says who did what to what. */
export async function record(
  db: TenantDb,
  { tenant, kind, userId }: Actor,
  deed: { at: Date; call: OperationId; about: Record<string, unknown>; request_id: string },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ tenant_id: tenant.id, kind, uuid_user: userId!, ...deed })
    .execute();
}
