import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../src/server/database/tables.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';

const STEP = 50_000;

/**
 * Fills the table of operations up to a number of rows with copies of one, spread over the accounts of a
 * client. Its indexes are made anew afterwards, which takes a fraction of what keeping them takes.
 */
export async function fillOperations(
  db: Kysely<Tables>,
  wanted: number,
  { tenantId, intervener }: { tenantId: string; intervener: string },
): Promise<void> {
  const missing = wanted - (await countOperations(db));
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'operations' and indexname <> 'operations_pkey'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (let from = 0; from < missing; from += STEP) {
    const to = Math.min(from + STEP, missing) - 1;
    await withTenant(db, tenantId, (at) =>
      sql`insert into operations
        select copy.* from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as number
        cross join (select array_agg(uuid_account) as accounts from account_interveners
          where uuid_intervener = ${intervener}) owned
        cross join (select o as model from operations o where operation_status = 'FINALIZED' limit 1) one
        cross join lateral jsonb_populate_record(one.model, jsonb_build_object(
          'uuid', gen_random_uuid(), 'sequence', 1000000 + number, 'ordered_by', null,
          'uuid_account', owned.accounts[1 + number % cardinality(owned.accounts)],
          'request_date', now() - number * interval '1 minute')) copy`.execute(at),
    );
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`vacuum analyze operations`.execute(db);
}

/** Those of all tenants. */
export async function countOperations(db: Kysely<Tables>): Promise<number> {
  const tenants = await db.selectFrom('tenants').select('id').execute();
  let total = 0;
  for (const { id } of tenants) {
    const { count } = await withTenant(db, id, (at) =>
      at
        .selectFrom('operations')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    total += Number(count);
  }
  return total;
}
