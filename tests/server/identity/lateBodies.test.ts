import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import type { CallEntry } from '../../../src/contract/callEntry.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { facts } from '../../../src/contract/facts.gen.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { handlers } from '../../../src/server/handlers/index.ts';
import { grantProof } from '../../support/grantProof.ts';
import { holdRequest } from '../../support/heldRequest.ts';
import { rowOf } from '../../support/matrix/allowed.ts';
import { readObjects, type Objects } from '../../support/matrix/objects.ts';
import { prepareObjects } from '../../support/matrix/prepare.ts';
import { requestOf } from '../../support/matrix/requestOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true, listen: true });
  await prepareObjects(server);
});
afterAll(() => server.close());

/** Every call with a body that people with a session ask for, with whoever asks for it with success. */
const asked = (Object.keys(calls) as OperationId[])
  .filter((id) => id in handlers && ((calls[id] as CallEntry).body ?? []).length > 0)
  .filter((id) => !facts[id].callers.includes('guest'))
  .map((id) => ({ id, row: rowOf(id) }))
  .filter(({ row }) => !['guest', 'consumer', 'nobody'].includes(row.by));
const logins = [...new Set(asked.map(({ row }) => row.by))];

type Entered = Map<string, string>;

const each = (tokens: Entered, work: (login: string, token: string) => Promise<unknown>) =>
  Promise.all([...tokens].map(([login, token]) => work(login, token)));
const change = (login: string, values: Record<string, unknown>) =>
  withTenant(server.context.db, server.at().tenant.id, (db) =>
    db.updateTable('users').set(values).where('username', '=', login).execute(),
  );

const endings: Record<string, (tokens: Entered) => Promise<unknown>> = {
  'a logout': (tokens) =>
    each(tokens, (_, token) =>
      server.ask('POST', '/api/oauth2/revoke', { basic: true, form: { token } }),
    ),
  'another password': (tokens) =>
    each(tokens, async (login) => {
      const { password_hash } = await hashOf(login);
      await change(login, { password_hash: 'another' });
      await change(login, { password_hash });
    }),
  'a block': (tokens) =>
    each(tokens, async (login) => {
      await change(login, { is_blocked: true });
      await change(login, { is_blocked: false });
    }),
};

const hashOf = (login: string) =>
  withTenant(server.context.db, server.at().tenant.id, (db) =>
    db
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', login)
      .executeTakeFirstOrThrow(),
  );

/** Of every table's rows but of those that say who is logged in, of traces of it, and of work in its queue. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in
      ('users', 'sessions', 'access_tokens', 'refresh_tokens', 'reauthentications', 'known_devices',
       'throttles', 'clock')`.execute(server.owner);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`select count(*) || ' '
      || coalesce(sum(hashtextextended(whole::text, 0)::numeric), 0) as hash
      from ${sql.table(name)} whole`.execute(server.owner);
    found[name] = rows[0]!.hash;
  }
  return found;
}

async function enter(): Promise<Entered> {
  const tokens: Entered = new Map();
  for (const login of logins) {
    const [scope] = login.includes('.') ? login.split('.') : [undefined];
    tokens.set(login, await server.token(login, { scope }));
  }
  return tokens;
}

test('there are calls of people with a body', () => {
  expect(asked.length).toBeGreaterThan(40);
});

describe('a request whose body comes after', () => {
  test.each(Object.keys(endings))(
    '%s is 401, and nothing is changed',
    async (name) => {
      const tokens = await enter();
      const objects = new Map<string, Objects>();
      for (const { row } of asked) {
        const key = row.about ?? `${row.by}/1`;
        if (!objects.has(key)) objects.set(key, await readObjects(server, key));
      }
      const proofs = new Map<string, string | undefined>();
      await each(tokens, async (login, token) =>
        proofs.set(login, await grantProof(server, token)),
      );
      const held = [];
      for (const { id, row } of asked) {
        const { method, url, options } = requestOf(
          id,
          objects.get(row.about ?? `${row.by}/1`)!,
          row,
        );
        const [token, proof] = [tokens.get(row.by), proofs.get(row.by)];
        held.push({
          id,
          sent: await holdRequest(server, method, url, { ...options, token, proof }),
        });
      }
      const before = await everything();
      await endings[name]!(tokens);
      const answers = [];
      for (const { id, sent } of held) {
        const { status, body } = await sent.finish();
        answers.push([id, status, status === 401 ? '' : body.slice(0, 200)]);
      }
      expect(answers).toEqual(held.map(({ id }) => [id, 401, '']));
      expect(await everything()).toEqual(before);
    },
    120_000,
  );
});
