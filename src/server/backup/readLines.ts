import { sql, type Transaction } from 'kysely';
import type { Part } from './manifest.ts';

const AT_ONCE = 1_000;

/** Makes instants and bytes read alike everywhere. */
export const asBackup = (db: Transaction<never>) =>
  sql`select set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true)`.execute(
    db,
  );

/** From now on, of tables whose rows belong to tenants, this one's are seen and taken. */
export const asTenant = (db: Transaction<never>, tenant: string | null) =>
  sql`select set_config('app.tenant', ${tenant ?? ''}, true)`.execute(db);

/** Rows of a table as lines of JSON, in an order that is the same in every database, some at a time. */
export async function* readLines(
  db: Transaction<never>,
  { table, tenant }: Pick<Part, 'table' | 'tenant'>,
): AsyncGenerator<string[]> {
  await asTenant(db, tenant);
  const own = tenant === null ? sql`` : sql`where t.tenant_id = ${sql.lit(tenant)}`;
  await sql`declare lines no scroll cursor for
    select line from (select row_to_json(t)::text as line from ${sql.table(table)} t ${own}) rows
    order by line collate "C"`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(AT_ONCE)} from lines`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close lines`.execute(db);
}
