import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { StatusActor } from '#/domain/operations/status/transitions.ts';
import type { Context } from '../ports/context.ts';
import type { Said } from '../kernel/words.ts';
import { keepSaying } from '../words/keptSaying.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** One line of an operation's history. */
export interface HistoryLine {
  operation: string;
  from: string | null;
  to: OperationStatus;
  by: StatusActor;
  channel: string;
  reason?: Said | null;
}

/** Adds to the history; nothing of it is ever changed. */
export async function writeHistory(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { operation, from, to, by, channel, reason = null }: HistoryLine,
): Promise<void> {
  await db
    .insertInto('operation_history')
    .values({
      ...reasonColumns(reason),
      tenant_id: db.tenantId,
      uuid: id(),
      uuid_operation: operation,
      status_from: from,
      status_to: to,
      changed_at: now(),
      changed_by: by,
      channel,
    })
    .execute();
}

/** Why something happened, as a table keeps it. */
export function reasonColumns(reason: Said | null) {
  const { text, code, values } = reason === null ? NONE : keepSaying(reason);
  return { reason: text, reason_code: code, reason_params: values };
}

const NONE = { text: null, code: null, values: null };
