import pg from 'pg';
import type { Passwords } from './passwords.ts';

/**
 * Makes the database and the server's two roles when they are missing: the owner of the database and
 * nothing else, and the one that requests have, which owns nothing. Neither is a superuser or can pass
 * row-level security by.
 * @param beside one more statement
 */
export async function provision(
  address: { host: string; port: number },
  passwords: Passwords,
  beside?: string,
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
              exists (select from pg_roles where rolname = '${REQUESTS}') as requests,
              exists (select from pg_database where datname = 'private_area') as database`,
    );
    if (!rows[0].role) {
      await client.query(
        `create role private_area ${MODEST} password ${client.escapeLiteral(passwords.app)}`,
      );
    }
    if (!rows[0].requests) {
      await client.query(
        `create role ${REQUESTS} ${MODEST} password ${client.escapeLiteral(passwords.requests)}`,
      );
    }
    if (!rows[0].database) {
      await client.query('create database private_area owner private_area');
      await client.query('revoke all on database private_area from public');
    }
    await client.query(`grant connect on database private_area to ${REQUESTS}`);
    if (beside) await client.query(beside);
  } finally {
    await client.end();
  }
}

/** Whom requests are in the embedded database. */
export const REQUESTS = 'private_area_requests';
const MODEST = 'login nosuperuser nobypassrls nocreatedb nocreaterole';
