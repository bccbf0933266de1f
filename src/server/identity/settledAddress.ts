import type { TenantDb } from '../database/withTenant.ts';
import type { Context } from '../ports/context.ts';
import { settledContacts } from './contactHistory.ts';

/** The mail address where somebody has long been reached. */
export async function settledAddress(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  intervener: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('interveners')
    .select(['email', 'mobile_phone'])
    .where('uuid', '=', intervener)
    .executeTakeFirst();
  if (!row) return null;
  return (await settledContacts(db, intervener, row, now())).email;
}
