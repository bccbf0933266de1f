import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import type { Tables } from '../tables/tables.ts';

/** How a role logs in. */
export interface Login {
  role: string;
  password: string;
}

/**
 * The login that requests have in a given database, made at the first start: of its own, with a random
 * password that all servers find in a schema which the owner alone may look into. Nothing where the
 * owner may not make roles.
 */
export async function requestLogin(owner: Kysely<Tables>): Promise<Login | undefined> {
  const { rows } = await sql<{ role: string; may: boolean }>`
    select left('requests_of_' || current_database(), 63) as role, rolsuper or rolcreaterole as may
    from pg_roles where rolname = current_user`.execute(owner);
  const { role, may } = rows[0]!;
  if (!may) return undefined;
  return withAdvisoryLock(owner, 'the login of requests', async () => {
    await sql`create schema if not exists owner_only`.execute(owner);
    await sql`create table if not exists owner_only.logins (
      role text primary key, password text not null)`.execute(owner);
    const made = { role, password: randomBytes(24).toString('base64url') };
    const found = await sql<Login>`select role, password from owner_only.logins
      where role = ${role} and exists (select from pg_roles where rolname = ${role})`.execute(
      owner,
    );
    const login = found.rows[0] ?? made;
    if (login === made) {
      await owner.transaction().execute(async (at) => {
        const known = await sql`select from pg_roles where rolname = ${role}`.execute(at);
        const password = sql`login password ${sql.lit(made.password)}`;
        if (known.rows.length > 0) await sql`alter role ${sql.ref(role)} ${password}`.execute(at);
        else await sql`create role ${sql.ref(role)} ${MODEST} ${password}`.execute(at);
        await sql`insert into owner_only.logins values (${role}, ${made.password})
          on conflict (role) do update set password = excluded.password`.execute(at);
        const entry = await sql<{ may: boolean; name: string }>`
          select has_database_privilege(${role}, current_database(), 'connect') as may,
            current_database() as name`.execute(at);
        const { may, name } = entry.rows[0]!;
        if (!may)
          await sql`grant connect on database ${sql.ref(name)} to ${sql.ref(role)}`.execute(at);
      });
    }
    return login;
  });
}

const MODEST = sql`nosuperuser nobypassrls nocreatedb nocreaterole`;
