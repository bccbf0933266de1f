import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../access/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findOperation } from '../operations/findOperation.ts';
import { operationActions } from '../operations/operationActions.ts';
import { toOperation } from '../operations/toOperation.ts';

/** An operation as it stands now, with what the asker may do with it: the answer of every change. */
export async function showOperation(
  db: TenantDb,
  actor: Actor,
  uuid: string,
  today: string,
): Promise<{ data: { operation: Schema<'Operation'> } }> {
  const found = await findOperation(db, actor, uuid, today);
  const operation = toOperation(found.row, today);
  return {
    data: { operation: { ...operation, ...operationActions(actor, found, operation, today) } },
  };
}
