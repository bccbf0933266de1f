import { sql } from 'kysely';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import type { TestServer } from '../server.ts';

/**
 * Table → a mark that changes with every row that is written to it, by any tenant. The audit is left out:
 * staff leave a row in it by asking.
 */
export async function tableMarks({ context, owner }: TestServer): Promise<Record<string, string>> {
  const { hosts } = context;
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'audit'`.execute(
    owner,
  );
  const marks: Record<string, string> = {};
  for (const { id, name: tenant } of hosts.tenants)
    await withTenant(owner, id, async (bound) => {
      for (const { name } of rows) {
        const found = await sql<{ mark: string }>`
          select count(*) || ' ' || coalesce(sum(hashtext(xmin::text || ctid::text)), 0) as mark
          from ${sql.table(name)}`.execute(bound);
        marks[`${tenant} ${name}`] = found.rows[0]!.mark;
      }
    });
  return marks;
}
