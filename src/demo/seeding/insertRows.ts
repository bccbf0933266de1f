import { sql } from 'kysely';
import type { TenantDb } from '#/server/database/withTenant.ts';
import type { Tables } from '#/server/tables/tables.ts';

const CHUNK = 20_000;

/**
 * Writes many rows of one tenant at once, handing PostgreSQL one JSON text for each chunk. Rows that
 * are already there stay as they are; columns that no row names keep their defaults.
 */
export async function insertRows(
  db: TenantDb,
  table: keyof Tables,
  rows: Record<string, unknown>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK).map((row) => ({ tenant_id: db.tenantId, ...row }));
    const name = sql.table(table);
    const columns = sql.join(
      [...new Set(chunk.flatMap(Object.keys))].map((column) => sql.ref(column)),
    );
    await sql`insert into ${name} (${columns}) select ${columns}
      from json_populate_recordset(null::${name}, ${JSON.stringify(chunk)}::json)
      on conflict do nothing`.execute(db);
  }
}
