import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../src/server/tables/tables.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';

const STEP = 100_000;

/** What the copies have of their own. */
const own: Readonly<Record<string, RawBuilder<unknown>>> = {
  uuid: sql`gen_random_uuid()`,
  sequence: sql`1000000 + number`,
  ordered_by: sql`null`,
  uuid_account: sql`owned.accounts[1 + number % cardinality(owned.accounts)]`,
  request_date: sql`now() - number * interval '1 minute'`,
};

/**
 * Fills the table of operations up to a number of rows with copies of one, spread over the accounts of a
 * client. Its indexes and what it refers to are made anew afterwards, which takes a fraction of what
 * keeping them row by row takes.
 */
export async function fillOperations(
  db: Kysely<Tables>,
  wanted: number,
  { tenantId, intervener }: { tenantId: string; intervener: string },
): Promise<void> {
  const missing = wanted - (await countOperations(db));
  const indexes = await named(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'operations' and indexname <> 'operations_pkey'`,
  );
  const references = await named(
    db,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'operations'::regclass and contype = 'f'`,
  );
  const columns = await named(
    db,
    sql`select column_name as name, '' as definition from information_schema.columns
      where table_name = 'operations' order by ordinal_position`,
  );
  for (const { name } of references)
    await sql`alter table operations drop constraint ${sql.ref(name)}`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  const values = columns.map(({ name }) => own[name] ?? sql.ref(`model.${name}`));
  for (let from = 0; from < missing; from += STEP) {
    const to = Math.min(from + STEP, missing) - 1;
    await withTenant(db, tenantId, (at) =>
      sql`insert into operations select ${sql.join(values)}
        from (select * from operations where operation_status = 'FINALIZED'
          and sequence < 1000000 and uuid_request is null order by uuid limit 1) model
        cross join (select array_agg(uuid_account) as accounts from account_interveners
          where uuid_intervener = ${intervener}) owned
        cross join generate_series(${sql.lit(from)}, ${sql.lit(to)}) as number`.execute(at),
    );
  }
  // The second book, without which settlement rightly refuses to go on: the model's, once for each copy.
  await withTenant(db, tenantId, (at) =>
    sql`insert into ledger_postings
      select o.tenant_id, o.uuid, p.ledger_account, o.key_product, p.booked_on, p.shares, p.amount, null, 'OPENING'
      from operations o
      join (select uuid from operations where operation_status = 'FINALIZED'
        and sequence < 1000000 and uuid_request is null order by uuid limit 1) model on true
      join ledger_postings p on p.uuid_operation = model.uuid
      where o.sequence >= 1000000`.execute(at),
  );
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  for (const { name, definition } of references)
    await sql
      .raw(`alter table operations add constraint ${name} ${definition} not valid`)
      .execute(db);
  await sql`vacuum analyze operations`.execute(db);
}

async function named(db: Kysely<Tables>, query: RawBuilder<unknown>) {
  const { rows } = await query.execute(db);
  return rows as { name: string; definition: string }[];
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
