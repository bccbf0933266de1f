import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { findOperation } from '../operations/findOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { describeOperation } from './describeOperation.ts';

/** An operation as it stands now, with what the asker may do with it: the answer of every change. */
export async function showOperation(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
): Promise<{ data: { operation: Schema<'Operation'> } }> {
  const found = await findOperation(db, actor, uuid, todayOf(context, actor));
  return { data: { operation: await describeOperation(context, db, actor, found) } };
}
