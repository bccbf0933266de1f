import { sql } from 'kysely';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { breaches, choices, secrets } from '../../support/attacks/breaches.ts';
import { exactly, noneOf, some } from '../../support/benchSection.ts';
import type { RemoteServer } from '../../support/remoteServer.ts';
import { unlimited, withProduct, type HostileSection } from './hostileSection.ts';

/** Statements of somebody who has them run as requests do, on the connections of a product that runs. */
export const rows: HostileSection = {
  minutes: 3,
  attacks: ['breaches'],
  run: (say) =>
    withProduct(unlimited, async (server) => {
      await fill(server);
      const { db, hosts } = server.context;
      const idOf = (tenant: string) => hosts.tenants.find(({ name }) => name === tenant)!.id;
      const other = idOf('encinar');
      const statement = (text: string) => sql.raw<object>(text.replaceAll(':other', other));
      const run = (text: string, tenant = 'almadraba', first?: string) =>
        withTenant(db, idOf(tenant), async (bound) => {
          if (first) await statement(first).execute(bound);
          return statement(text).execute(bound);
        });
      /** Rows that were seen or changed; nothing for a statement that was refused. */
      const reached = async (text: string, first?: string) => {
        const attempt = run(text, 'almadraba', first);
        const { rows: seen, numAffectedRows = 0n } = await attempt.catch(refusedOnly);
        return seen.length + Number(numAffectedRows);
      };
      const tables = await tablesOfTenants(server);
      const open = await published(server);
      const full: string[] = [];
      for (const table of tables)
        if ((await run(`${look(table)} limit 1`, 'encinar')).rows.length > 0) full.push(table);
      const empty = secrets.filter((table) => !full.includes(table));
      say(`${full.length} of ${tables.length} tables have rows of the other tenant`);

      const become: string[] = [];
      for (const choice of choices)
        for (const table of full.filter((name) => !open.includes(name))) {
          const found = await reached(look(table), `select ${choice.statement}`);
          if (found > 0) become.push(`${choice.name}: ${found} of ${table}`);
        }
      const breached: string[] = [];
      for (const { name, statement: text, ends } of breaches) {
        const way = await run(text).then(
          ({ rows: seen, numAffectedRows = 0n }) =>
            seen.length + Number(numAffectedRows) > 0 ? 'reached' : 'nothing',
          // Not permitted, or no such row can be.
          ({ code = '' }: { code?: string }) => (/^(42501|23514)$/.test(code) ? 'refused' : code),
        );
        if (way !== ends) breached.push(`${name}: ${way}`);
      }
      const touched: string[] = [];
      const attempts = tables.flatMap((table) => [
        ...(open.includes(table) ? [] : [look(table)]),
        `update ${table} set tenant_id = tenant_id where tenant_id = ':other'`,
        `update ${table} set tenant_id = ':other'`,
        `delete from ${table} where tenant_id = ':other'`,
      ]);
      for (const text of attempts) {
        const found = await reached(text);
        if (found > 0) touched.push(`${text}: ${found}`);
      }
      return [
        some('tables of tenants', tables.length),
        exactly('of them read by everybody, as published', open.length, PUBLISHED),
        some('statements', choices.length * full.length + breaches.length + attempts.length),
        noneOf('tables of secrets in which there was nothing to find', empty),
        noneOf('choices of a tenant that show its rows', become),
        noneOf('breaches', breached),
        noneOf('tables whose rows of another tenant are reached', touched),
      ];
    }),
};

/** Tables of releases. */
const PUBLISHED = 5;
const look = (table: string) => `select 1 from ${table} where tenant_id = ':other'`;

/** Not allowed, not in the other tenant, only added to, or no id at all: nothing was reached. */
function refusedOnly(error: { code?: string }): { rows: object[]; numAffectedRows?: bigint } {
  if (!['42501', '22P02', 'P0001', '23503', '23505', '23514'].includes(error.code ?? ''))
    throw error;
  return { rows: [] };
}

/** Every table with a column that says whose a row is. */
async function tablesOfTenants({ owner }: RemoteServer): Promise<string[]> {
  const found = await sql<{ name: string }>`select table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'tenant_id' and table_type = 'BASE TABLE'
    order by 1`.execute(owner);
  return found.rows.map(({ name }) => name);
}

/** Those whose rows are for everybody to read: a policy of theirs says so. */
async function published({ owner }: RemoteServer): Promise<string[]> {
  const found = await sql<{ name: string }>`select relname as name from pg_policy
    join pg_class on pg_class.oid = polrelid where polname = 'published'`.execute(owner);
  return found.rows.map(({ name }) => name);
}

/** Sessions, tokens, links and attempts of the other tenant too, so that there is something to find. */
async function fill(server: RemoteServer): Promise<void> {
  const tenant = 'encinar';
  const { refresh_token } = (await server.logIn('ana', { tenant })).json();
  const form = { grant_type: 'refresh_token', refresh_token };
  await server.ask('POST', '/api/oauth2/token', { basic: true, tenant, form });
  const payload = { username: 'ana' };
  await server.ask('POST', '/api/users/password-recover', { key: true, tenant, payload });
  await server.logIn('ana', { tenant, password: 'wrong' });
  const { id } = server.at('localhost', tenant).tenant;
  const count = (db: TenantDb) => db.selectFrom('outbox').select('uuid').execute();
  for (let times = 0; times < 100; times++)
    if ((await withTenant(server.context.db, id, count)).length > 0) return;
}
