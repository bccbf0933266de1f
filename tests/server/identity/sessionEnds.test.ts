import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { MOST_HANDLES } from '../../../src/server/identity/passwordHandle.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { openLife } from '../../support/attacks/liveThrough.ts';
import { endings, lives } from '../../support/attacks/sessionSteps.ts';
import { fc } from '../../support/fc.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const setOf = (name: string) => uuidOf(`almadraba/permission-set/${name}`);

let count = 0;
async function newLife() {
  const username = `life${count++}`;
  await server.createUsers('almadraba', [{ username }]);
  return openLife(server, username);
}

/** At places that are spread over what is done beside an ending: at each of them in the long tests. */
const ROUNDS = times(12, 4);

describe('nothing of a session outlives it', () => {
  test.each(endings)('$name', async ({ beside, end }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const life = await newLife();
      await life.run([{ does: 'login' }]);
      if (end.does === 'reuse') {
        await life.run([{ does: 'refresh', session: 0, pair: 0 }]);
        await life.pass(31_000);
      }
      const place = Math.floor((round * (beside.length + 1)) / ROUNDS);
      await life.run([...beside.slice(0, place), end, ...beside.slice(place)]);
      expect(await life.faults()).toEqual([]);
      await life.unblock();
      expect(await life.faults()).toEqual([]);
    }
  });

  test('however logins, refreshes and ends of them meet', async () => {
    const holds = async (life: Awaited<ReturnType<typeof newLife>>) => {
      expect(await life.faults()).toEqual([]);
      await life.unblock();
      expect(await life.faults()).toEqual([]);
    };
    await fc.assert(
      fc.asyncProperty(lives, async (batches) => {
        const life = await newLife();
        await life.run([{ does: 'login' }, { does: 'login' }]);
        for (const batch of batches) {
          if (batch.some(({ does }) => does === 'reuse')) await life.pass(31_000);
          await life.run(batch);
          await holds(life);
        }
      }),
      { numRuns: times(12, 4), endOnFailure: true },
    );
  });
});

describe('a user who is changed by whom it may be', () => {
  const change = (username: string, values: Record<string, unknown>) =>
    withTenant(server.context.db, server.at().tenant.id, (db) =>
      db.updateTable('users').set(values).where('username', '=', username).execute(),
    );
  const opens = async (token: string) =>
    (await server.ask('GET', '/api/groups', { token })).statusCode === 200;

  test.each([
    ['is blocked', { is_blocked: true }],
    ['has another permission set', { uuid_permission_set: setOf('OPERATIONS') }],
    ['has no permission set', { uuid_permission_set: null }],
    ['has another kind', { kind: 'studio' }],
    ['has another password', { password_hash: 'x' }],
  ])('and %s has no session left', async (what, values) => {
    const username = `staff.${what.replaceAll(' ', '.')}`;
    const permissionSet = 'CONSULTATION';
    await server.createUsers('almadraba', [{ username, kind: 'staff', permissionSet }]);
    const { access_token, refresh_token } = (
      await server.logIn(username, { scope: 'staff' })
    ).json();
    await change(username, { email: 'other@example.test' });
    expect(await opens(access_token)).toBe(true);
    await change(username, values);
    expect(await opens(access_token)).toBe(false);
    const uuid_permission_set = setOf(permissionSet);
    await change(username, { kind: 'staff', uuid_permission_set, is_blocked: false });
    const form = { grant_type: 'refresh_token', refresh_token };
    const again = await server.ask('POST', '/api/oauth2/token', { basic: true, form });
    expect(again.statusCode).toBe(401);
  });
});

test('a session that an operator ends in the database is over at once', async () => {
  await server.createUsers('almadraba', [{ username: 'ended' }]);
  const token = await server.token('ended');
  await withTenant(server.context.db, server.at().tenant.id, (db) =>
    db
      .updateTable('sessions')
      .set({ ended_at: new Date(), ended_by: 'block' })
      .where('ended_at', 'is', null)
      .execute(),
  );
  expect((await server.ask('GET', '/api/groups', { token })).statusCode).toBe(401);
});

test('a token for the host is gone when it is revoked, and opens no more than a guest has', async () => {
  const form = { grant_type: 'client_credentials' };
  const { access_token: token } = (
    await server.ask('POST', '/api/oauth2/token', { basic: true, form })
  ).json();
  await server.ask('POST', '/api/oauth2/revoke', { basic: true, form: { token } });
  expect((await server.ask('GET', '/api/config/TIME_ZONE', { token })).statusCode).toBe(401);
});

test('two handles of one user that are used together change the password once', async () => {
  const life = await newLife();
  const handles: string[] = [];
  for (let each = 0; each < MOST_HANDLES; each++) handles.push(await life.findHandle());
  const answers = await Promise.all(
    handles.map((user_uuid, index) =>
      server.ask('POST', '/api/users/password-change', {
        key: true,
        payload: { user_uuid, password: `una barca larga ${index}` },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array(MOST_HANDLES - 1).fill(422),
  ]);
});
