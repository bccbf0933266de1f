import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';

/** What one person may use up in a day, however many signatures are begun and codes are sent again. */
export const MOST_CODES = 30;
export const MOST_WRONG_TRIES = 20;

/** Counts a code or a try of today in one statement; throws 429 when there are none left. */
export async function countToday(
  db: TenantDb,
  { intervener, day }: { intervener: string; day: string },
  what: 'codes' | 'tries',
): Promise<void> {
  const [codes, tries] = what === 'codes' ? [1, 0] : [0, 1];
  const { rows } = await sql`
    insert into signature_days as kept (tenant_id, uuid_intervener, day, codes, tries)
    values (${db.tenantId}, ${intervener}, ${day}, ${codes}, ${tries})
    on conflict (tenant_id, uuid_intervener, day)
    do update set codes = kept.codes + ${codes}, tries = kept.tries + ${tries}
    where kept.codes + ${codes} <= ${MOST_CODES} and kept.tries + ${tries} <= ${MOST_WRONG_TRIES}
    returning 1`.execute(db);
  if (rows.length === 0) throw spent();
}

/** Throws the same 429 without counting: what is asked before a code or a password is hashed. */
export async function assertNotSpent(
  db: TenantDb,
  { intervener, day }: { intervener: string; day: string },
): Promise<void> {
  const row = await db
    .selectFrom('signature_days')
    .select(['codes', 'tries'])
    .where('uuid_intervener', '=', intervener)
    .where('day', '=', day)
    .executeTakeFirst();
  if (row && (row.codes >= MOST_CODES || row.tries >= MOST_WRONG_TRIES)) throw spent();
}

const spent = () => new HttpError(429, [{ code: 'signature_day' }], { 'retry-after': '3600' });

/** A try that was right, or that nobody could judge, is not counted. */
export async function takeBackTry(
  db: TenantDb,
  { intervener, day }: { intervener: string; day: string },
): Promise<void> {
  await db
    .updateTable('signature_days')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('uuid_intervener', '=', intervener)
    .where('day', '=', day)
    .execute();
}
