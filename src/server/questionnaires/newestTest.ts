import type { Selectable } from 'kysely';
import type { RecordTables } from '../tables/recordTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** A test result with its circumstances, where these are known. */
export type TestRow = Selectable<RecordTables['test_results']> & {
  taken_at: Date | null;
  attempt: number | null;
};

/** The last convenience test of an intervener; of several on one day the last. */
export function newestTest(db: TenantDb, intervener: string): Promise<TestRow | undefined> {
  return db
    .selectFrom('test_results as result')
    .leftJoin('test_attempts as made', 'made.uuid_result', 'result.uuid')
    .selectAll('result')
    .select(['made.taken_at', 'made.attempt'])
    .where('result.uuid_intervener', '=', intervener)
    .orderBy('result.taken_on', 'desc')
    .orderBy('made.attempt', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}
