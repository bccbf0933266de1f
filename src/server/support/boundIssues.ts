import { lockTurn } from '../database/lockTurn.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { addSeconds } from '../identity/sessions.ts';
import { HttpError } from '../kernel/httpError.ts';

/** Requests that one person may leave with support in 24 hours; people read each of them. */
export const MOST_ISSUES = 20;
const DAY_SECONDS = 86_400;

/** Refuses (429) one more, in the transaction that keeps it: many at once are counted one after another. */
export async function boundIssues(db: TenantDb, intervener: string, now: Date): Promise<void> {
  await lockTurn(db, 'issues', intervener);
  const { count } = await db
    .selectFrom('issues')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uuid_intervener', '=', intervener)
    .where('created_at', '>', addSeconds(now, -DAY_SECONDS))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ISSUES)
    throw new HttpError(429, [{ code: 'issues_day' }], { 'retry-after': String(DAY_SECONDS) });
}
