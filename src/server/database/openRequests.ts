import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../kernel/config.ts';
import { StartProblem } from '../kernel/startProblem.ts';
import { grantPrivileges } from './grantPrivileges.ts';
import { connect } from './connect.ts';
import { requestLogin } from './requestLogin.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The connections that requests have to a given database, with a role that owns nothing in it: the one of
 * `DATABASE_REQUESTS_URL`, or one that is made. A demo whose owner may make no roles goes on as the owner,
 * and says so; anywhere else that is a StartProblem, and so is a role with more than requests need.
 */
export async function openRequests(
  config: Config,
  owner: Kysely<Tables>,
  log: Logger,
): Promise<Kysely<Tables>> {
  const url = config.requestsUrl ?? (await urlOfOwn(config.databaseUrl!, owner));
  if (url === undefined) {
    const problem =
      'the role of DATABASE_URL may not make the one that requests run as: let it CREATEROLE, or make one and set DATABASE_REQUESTS_URL';
    if (!config.isDemo) throw new StartProblem(problem);
    log.warn(problem);
    return owner;
  }
  const db = connect({ connectionString: url }, log);
  try {
    const role = await modestRole(db);
    await grantPrivileges(owner, role, config);
    await sql`select from tenants`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    if (error instanceof StartProblem) throw error;
    const reason = (error as Error).message.split('\n')[0];
    throw new StartProblem(`requests cannot log in to the database of DATABASE_URL: ${reason}`);
  }
}

async function urlOfOwn(url: string, owner: Kysely<Tables>): Promise<string | undefined> {
  const login = await requestLogin(owner);
  if (!login) return undefined;
  const own = new URL(url);
  own.searchParams.delete('user');
  own.searchParams.delete('password');
  own.username = login.role;
  own.password = login.password;
  return own.href;
}

/** The role that connections have; throws a StartProblem when row-level security or tables are in its hands. */
async function modestRole(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ role: string; strong: boolean; owns: boolean }>`
    select current_user as role, rolsuper or rolbypassrls or rolcreaterole as strong,
      exists (select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and pg_has_role(relowner, 'member')) as owns
    from pg_roles where rolname = current_user`.execute(db);
  const { role, strong, owns } = rows[0]!;
  if (!strong && !owns) return role;
  throw new StartProblem(
    `the role of DATABASE_REQUESTS_URL ${owns ? 'owns tables' : 'has SUPERUSER, BYPASSRLS or CREATEROLE'}: requests need one with nothing of its own`,
  );
}
