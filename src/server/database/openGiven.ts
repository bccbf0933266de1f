import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { StartProblem } from '../kernel/startProblem.ts';
import { connect } from './connect.ts';
import type { Tables } from '../tables/tables.ts';

/** The PostgreSQL at `DATABASE_URL`, as the owner of its tables; throws a StartProblem when it cannot be reached or is too old. */
export async function openGiven(url: string, log: Logger): Promise<Kysely<Tables>> {
  const db = connect({ connectionString: url }, log);
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int as version`.execute(db);
    const found = rows[0]!;
    if (found.version < OLDEST) {
      throw new StartProblem(
        `DATABASE_URL leads to PostgreSQL ${Math.trunc(found.version / 10_000)}, and 15 or newer is needed`,
      );
    }
    return db;
  } catch (error) {
    await db.destroy();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`DATABASE_URL cannot be reached (${address(url)}): ${reason(error)}`);
  }
}

const OLDEST = 150_000;

/** Host, port and database: what may be shown of the address. */
function address(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  const inner =
    error instanceof AggregateError ? (error.errors[0] as Error | undefined)?.message : '';
  return (message || inner || code || String(error)).split('\n')[0] ?? '';
}
