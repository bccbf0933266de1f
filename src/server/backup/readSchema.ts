import { sql, type Kysely } from 'kysely';

/** A table of the product as the database has it. */
export interface StoredTable {
  name: string;
  /** Without those that are computed. */
  columns: string[];
  /** Whether its rows are seen by their tenant alone. */
  isOfTenants: boolean;
  /** Whether there are rows that belong to no tenant. */
  isOfNobody: boolean;
}

/** The product's tables, each after those that it refers to. Jobs and the list of migrations are none. */
export async function readTables(db: Kysely<never>): Promise<StoredTable[]> {
  const { rows } = await sql<{
    name: string;
    columns: string[];
    secured: boolean;
    shared: boolean;
    refers: string[];
  }>`
    select c.relname as name, c.relforcerowsecurity as secured,
      not exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id'
        and attnotnull) as shared,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as refers
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('migrations', 'migrations_lock')
    order by c.relname`.execute(db);
  const ordered = new Map<string, StoredTable>();
  const add = (name: string) => {
    const row = rows.find((each) => each.name === name);
    if (!row || ordered.has(name)) return;
    for (const other of row.refers) add(other);
    const { columns, secured: isOfTenants, shared: isOfNobody } = row;
    ordered.set(name, { name, columns, isOfTenants, isOfNobody });
  };
  for (const { name } of rows) add(name);
  return [...ordered.values()];
}

/** Names of the migrations that the database has, in order. */
export async function readMigrations(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** What each sequence gave out last; those that gave out nothing yet are left out. */
export async function readSequences(db: Kysely<never>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The names of all sequences of the product, whether they gave out anything or not. */
export async function readSequenceNames(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every tenant's id. */
export async function readTenantIds(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tenants order by id`.execute(db);
  return rows.map(({ id }) => id);
}
