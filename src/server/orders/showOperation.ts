import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../access/actor.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findOperation } from '../operations/findOperation.ts';
import { readCancellationFacts } from './cancellationFacts.ts';
import { operationActions } from '../operations/operationActions.ts';
import { toOperation } from '../operations/toOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';

/** An operation as it stands now, with what the asker may do with it: the answer of every change. */
export async function showOperation(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
): Promise<{ data: { operation: Schema<'Operation'> } }> {
  const today = todayOf(context, actor);
  const found = await findOperation(db, actor, uuid, today);
  const operation = toOperation(found.row, today);
  const facts = await readCancellationFacts(db, actor.tenant, [found.row], context.now());
  const allowed = operationActions(actor, found, operation, today, facts.get(uuid));
  return { data: { operation: { ...operation, ...allowed } } };
}
