import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../src/server/database/clock.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
});
afterAll(() => server.close());

const move = (payload: unknown, options = {}) =>
  server.ask('POST', '/dev/clock', { payload: payload as object, ...options });

describe('the demo’s clock', () => {
  test('moves forward, and does what falls due', async () => {
    const token = await server.token('ana');
    const answer = await move({ now: '2026-11-21T08:00:00Z' });
    expect(answer.json()).toEqual({ now: '2026-11-21T08:00:00.000Z' });
    expect((await server.ask('GET', '/api/groups', { token })).statusCode).toBe(401);
    const tokens = await withTenant(server.context.db, server.at().tenant.id, (db) =>
      db.selectFrom('access_tokens').selectAll().execute(),
    );
    expect(tokens).toEqual([]);
  });

  test('keeps its shift for the next start, frozen or not', async () => {
    const { db } = server.context;
    const frozen = await createClock(db, new Date('2026-11-20T11:00:00Z'));
    expect(frozen.now()).toEqual(new Date('2026-11-21T08:00:00Z'));
    const running = await createClock(db);
    expect(running.now().getTime()).toBeGreaterThan(Date.now() + 20 * 3_600_000);
  });

  test.each([
    ['backwards', { now: '2026-11-20T11:00:00Z' }, 'clock_backwards'],
    ['to nowhere', { now: 'tomorrow' }, 'format'],
    ['without saying where', {}, 'format'],
  ])('does not move %s', async (_, payload, code) => {
    const answer = await move(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().result.errors[0]).toMatchObject({ code, path: '/body/now' });
  });
});

describe('what only a demo has', () => {
  const paths = ['/dev/outbox', '/dev/outbox.json', '/dev/clock', '/dev/gallery'];

  test.each(paths)('%s is missing for whoever does not sit at the machine', async (path) => {
    const answer = await server.ask('GET', path, { remoteAddress: '192.0.2.1' });
    expect(answer.statusCode).toBe(404);
    const forwarded = await server.ask('GET', path, {
      remoteAddress: '192.0.2.1',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect(forwarded.statusCode).toBe(404);
  });

  test.each(paths)('%s is missing under a foreign host name', async (path) => {
    const answer = await server.ask('GET', path, { headers: { host: 'rebound.example' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a page of another origin', () => {
  const paths = ['/dev/outbox', '/dev/outbox.json', '/dev/clock', '/dev/gallery'];
  const crossSite: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'none, cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { origin: 'http://encinar.localhost' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 evil.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-real-ip': '127.0.0.1' },
  ];

  test.each(crossSite)('or what comes by a proxy finds none of it: %j', async (headers) => {
    for (const path of paths)
      expect([path, (await server.ask('GET', path, { headers })).statusCode]).toEqual([path, 404]);
    const before = server.context.now();
    const payload = { now: '2027-01-01T00:00:00Z' };
    const moved = await server.ask('POST', '/dev/clock', { payload, headers });
    expect(moved.statusCode).toBe(404);
    expect(server.context.now()).toEqual(before);
  });

  test('is told from the demo’s own', async () => {
    const own: Record<string, string>[] = [
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of own)
      expect((await server.ask('GET', '/dev/clock', { headers })).statusCode).toBe(200);
  });
});

test.each([{ HOST: '0.0.0.0' }, { TRUSTED_PROXY: '127.0.0.1' }])(
  'a demo that others can reach has none of it either: %j',
  async (environment) => {
    const reached = await startTestServer({ environment: { ...environment } });
    try {
      for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/clock', '/dev/gallery'])
        expect((await reached.ask('GET', path)).statusCode).toBe(404);
    } finally {
      await reached.close();
    }
  },
);

test('a server that is no demo has none of it, and believes its proxy alone', async () => {
  const real = await startTestServer({
    environment: { DEMO: '0', NOW: '', TRUSTED_PROXY: '10.0.0.1' },
  });
  try {
    for (const path of [
      '/dev/outbox',
      '/dev/clock',
      '/dev/gallery',
      '/dev/gallery/rules/money.js',
    ]) {
      expect((await real.ask('GET', path)).statusCode).toBe(404);
    }
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'faro.localhost' };
    const ask = async (remoteAddress: string) => {
      const answer = await real.ask('GET', '/api/credentials', { headers, remoteAddress });
      return [answer.json().data.tenants[0].name, answer.headers['strict-transport-security']];
    };
    expect(await ask('10.0.0.1')).toEqual(['faro', 'max-age=31536000; includeSubDomains']);
    expect(await ask('10.0.0.2')).toEqual(['almadraba', undefined]);
  } finally {
    await real.close();
  }
});
