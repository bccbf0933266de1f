import pg from 'pg';
import type { Passwords } from './passwords.ts';

/**
 * Makes the server's role and database when they are missing. The role owns its database and nothing
 * else: it is no superuser and cannot pass row-level security by.
 */
export async function provision(
  address: { host: string; port: number },
  passwords: Passwords,
): Promise<void> {
  const client = new pg.Client({
    ...address,
    user: 'postgres',
    password: passwords.superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = 'private_area') as role,
              exists (select from pg_database where datname = 'private_area') as database`,
    );
    if (!rows[0].role) {
      await client.query(
        `create role private_area login nosuperuser nobypassrls nocreatedb nocreaterole
           password ${client.escapeLiteral(passwords.app)}`,
      );
    }
    if (!rows[0].database) {
      await client.query('create database private_area owner private_area');
      await client.query('revoke all on database private_area from public');
    }
  } finally {
    await client.end();
  }
}
