import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'ana' },
    { username: 'closed', is_blocked: true },
    { username: 'staff.ops', kind: 'staff', permissionSet: 'CONSULTATION' },
    { username: 'studio.edit', kind: 'studio' },
  ]);
  await server.createUsers('encinar', [{ username: 'ana' }]);
});
afterAll(() => server.close());

const anyGroup = (token: string, options = {}) =>
  server.ask('GET', '/api/groups', { token, ...options });

describe('a token for the host', () => {
  const ask = (remoteAddress: string) =>
    server.ask('POST', '/api/oauth2/token', {
      ...{ basic: true, form: { grant_type: 'client_credentials' }, remoteAddress },
    });
  const tokenFrom = async (address: string) => (await ask(address)).json().access_token as string;
  const stored = async () => {
    const rows = await withTenant(server.context.db, server.at().tenant.id, (db) =>
      db.selectFrom('access_tokens').select('hash').where('kind', '=', 'client').execute(),
    );
    return rows.length;
  };

  test('is the same for one network, however often and how many at once ask', async () => {
    const before = await stored();
    const all = await Promise.all(Array.from({ length: 60 }, () => tokenFrom('203.0.113.9')));
    expect(new Set(all).size).toBe(1);
    expect(await tokenFrom('203.0.113.9')).toBe(all[0]);
    expect(await stored()).toBe(before + 1);
    expect(await tokenFrom('203.0.113.10')).not.toBe(all[0]);
  });

  test('is another one once it was revoked', async () => {
    const token = await tokenFrom('203.0.113.11');
    await server.ask('POST', '/api/oauth2/revoke', { basic: true, form: { token } });
    const next = await tokenFrom('203.0.113.11');
    expect(next).not.toBe(token);
    expect((await server.ask('GET', '/api/config/TIME_ZONE', { token: next })).statusCode).toBe(
      200,
    );
  });
});

describe('the token endpoint', () => {
  test('gives an investor who knows the password a token that opens calls', async () => {
    const answer = await server.logIn('ana');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      expires_in: 600,
      refresh_expires_in: 1800,
      scope: 'investor',
      token_type: 'Bearer',
    });
    expect((await anyGroup(answer.json().access_token)).statusCode).toBe(200);
  });

  test('takes the user name in any case', async () => {
    expect((await server.logIn('ANA')).statusCode).toBe(200);
  });

  test.each([
    ['a wrong password', 'ana', { password: 'wrong' }],
    ['an unknown user', 'nobody', {}],
    ['a blocked user', 'closed', {}],
    ['an investor at the staff door', 'ana', { scope: 'staff' }],
    ['staff at the investor door', 'staff.ops', {}],
    ['staff at the Studio door', 'staff.ops', { scope: 'studio' }],
  ])('answers %s with the one sentence for any failure', async (_, user, options) => {
    const answer = await server.logIn(user, { ...options, remoteAddress: '10.1.1.1' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      result: {
        errors: [{ code: 'login_failed', message: 'El usuario o la contraseña no son correctos.' }],
      },
    });
  });

  test('answers a user name with the prefix of another tenant like any failed login', async () => {
    const form = { grant_type: 'password', username: 'ENCINAR-PRO/ana', password: 'Demo.2026' };
    const answer = await server.ask('POST', '/api/oauth2/token', { basic: true, form });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().result.errors[0].code).toBe('login_failed');
  });

  test.each([
    ['staff', 'staff.ops'],
    ['studio', 'studio.edit'],
  ])('lets %s in through their own door', async (scope, user) => {
    const answer = await server.logIn(user, { scope });
    expect(answer.json()).toMatchObject({ scope });
  });

  test('gives the host itself a token without a refresh token, for guest calls only', async () => {
    const form = { grant_type: 'client_credentials' };
    const answer = await server.ask('POST', '/api/oauth2/token', { basic: true, form });
    expect(answer.json()).not.toHaveProperty('refresh_token');
    const token = answer.json().access_token;
    const open = await server.ask('GET', '/api/config/TIME_ZONE', { token });
    expect(open.json()).toEqual({ data: { config: { key: 'TIME_ZONE', value: 'Europe/Madrid' } } });
    const path = '/api/onboarding/public-configuration/almadraba';
    expect((await server.ask('GET', path, { token })).statusCode).toBe(200);
    for (const path of ['/api/me', '/api/groups', '/api/notifications', '/api/products']) {
      expect((await server.ask('GET', path, { token })).statusCode, path).toBe(403);
    }
  });

  test.each([
    ['no credentials', {}],
    [
      'credentials of another host',
      { host: 'localhost', headers: { authorization: basic('demo-almadraba-127-0-0-1') } },
    ],
    ['a wrong secret', { headers: { authorization: basic('demo-almadraba-localhost', 'x') } }],
  ])('refuses %s of the host', async (_, options) => {
    const form = { grant_type: 'client_credentials' };
    const answer = await server.ask('POST', '/api/oauth2/token', { form, ...options });
    expect(answer.statusCode).toBe(401);
  });

  test.each([
    ['an unknown grant', { grant_type: 'magic' }, '/body/grant_type', 'const'],
    [
      'a grant without its field',
      { grant_type: 'refresh_token' },
      '/body/refresh_token',
      'required',
    ],
    [
      'an unknown field',
      { grant_type: 'client_credentials', audience: 'x' },
      '/body/audience',
      'unknown_field',
    ],
  ])('names the field of %s', async (_, form, path, code) => {
    const answer = await server.ask('POST', '/api/oauth2/token', { basic: true, form });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().result.errors).toEqual([expect.objectContaining({ path, code })]);
  });

  test('takes forms only', async () => {
    const payload = { grant_type: 'client_credentials' };
    const answer = await server.ask('POST', '/api/oauth2/token', { basic: true, payload });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a token', () => {
  test('opens nothing once it is ten minutes old', async () => {
    const token = await server.token('ana');
    const { context } = server;
    await context.clock.moveTo(new Date(context.now().getTime() + 599_000));
    expect((await anyGroup(token)).statusCode).toBe(200);
    await context.clock.moveTo(new Date(context.now().getTime() + 2_000));
    expect((await anyGroup(token)).statusCode).toBe(401);
  });

  test('opens nothing once it is revoked, and neither does its refresh token', async () => {
    const { access_token, refresh_token } = (await server.logIn('ana')).json();
    const other = await server.token('ana');
    const revoked = await server.ask('POST', '/api/oauth2/revoke', {
      basic: true,
      form: { token: refresh_token },
    });
    expect(revoked.json()).toEqual({});
    expect(revoked.headers['clear-site-data']).toBe('"storage"');
    expect((await anyGroup(access_token)).statusCode).toBe(401);
    const form = { grant_type: 'refresh_token', refresh_token };
    const refreshed = await server.ask('POST', '/api/oauth2/token', { basic: true, form });
    expect(refreshed.statusCode).toBe(401);
    expect((await anyGroup(other)).statusCode).toBe(200);
  });

  test('is revoked by its own text too, and an unknown one is no error', async () => {
    const token = await server.token('ana');
    for (const form of [{ token }, { token }, { token: 'unknown' }]) {
      const answer = await server.ask('POST', '/api/oauth2/revoke', { basic: true, form });
      expect(answer.statusCode).toBe(200);
    }
    expect((await anyGroup(token)).statusCode).toBe(401);
  });

  test('is not kept in the database in a form that opens anything', async () => {
    const { access_token, refresh_token } = (await server.logIn('ana')).json();
    const rows = await withTenant(server.context.db, server.at().tenant.id, async (db) => [
      await db.selectFrom('access_tokens').selectAll().execute(),
      await db.selectFrom('refresh_tokens').selectAll().execute(),
    ]);
    expect(rows.every(({ length }) => length > 0)).toBe(true);
    const text = JSON.stringify(rows, (_, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    );
    expect(text).not.toContain(access_token);
    expect(text).not.toContain(refresh_token);
  });
});

function basic(start: string, secret = `${start}-secret`): string {
  return `Basic ${Buffer.from(`${start}-key:${secret}`).toString('base64')}`;
}
