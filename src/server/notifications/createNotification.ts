import type { Schema } from '#/contract/schema.ts';
import type { Context } from '../ports/context.ts';
import type { Saying } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notify } from './notify.ts';

/** Something that several people are told about in their area. */
export interface SharedNotice {
  to: readonly string[];
  type: Schema<'NotificationType'>;
  said: Saying;
  account?: string | null;
  operation?: string | null;
}

/** Tells interveners the same, each once; within the transaction of what they are told about. */
export function createNotification(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { to, ...notice }: SharedNotice,
): Promise<void> {
  const people = [...new Set(to)];
  return notify(
    context,
    db,
    people.map((intervener) => ({ intervener, ...notice })),
  );
}
