import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { StatusActor } from '#/domain/operations/status/transitions.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** One line of an operation's history. */
export interface HistoryLine {
  tenantId: string;
  operation: string;
  from: string | null;
  to: OperationStatus;
  by: StatusActor;
  channel: string;
  reason?: string | null;
}

/** Adds to the history; nothing of it is ever changed. */
export async function writeHistory(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenantId, operation, from, to, by, channel, reason = null }: HistoryLine,
): Promise<void> {
  await db
    .insertInto('operation_history')
    .values({
      tenant_id: tenantId,
      uuid: id(),
      uuid_operation: operation,
      status_from: from,
      status_to: to,
      changed_at: now(),
      changed_by: by,
      channel,
      reason,
    })
    .execute();
}
