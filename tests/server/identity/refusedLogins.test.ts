import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
});
afterAll(() => server.close());

/** What is logged as a warning while somebody tries. */
async function linesOf(username: string, password: string, remoteAddress: string) {
  const warn = vi.spyOn(server.context.log, 'warn');
  const { statusCode } = await server.logIn(username, { password, remoteAddress });
  const lines = warn.mock.calls.filter(([, said]) => said === 'login refused');
  warn.mockRestore();
  return { statusCode, lines };
}

test('a refused login is a line that says who and from where, never what was typed', async () => {
  const { uuid } = await server.owner
    .selectFrom('users')
    .select('uuid')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow();
  const known = await linesOf('ana', 'Secret.9876', '198.51.100.7');
  expect(known.statusCode).toBe(401);
  expect(known.lines).toEqual([
    [
      { tenant: 'almadraba', actor: 'investor', user: uuid, network: '198.51.100.7', status: 401 },
      'login refused',
    ],
  ]);
  const stranger = await linesOf('Mi.Clave.2026', 'Secret.9876', '198.51.100.8');
  expect(stranger.lines[0]?.[0]).toMatchObject({ user: undefined, network: '198.51.100.8' });
  expect(JSON.stringify([known, stranger])).not.toMatch(/Secret|Clave/);
});

test('one that has to wait is a line as well, one that succeeds is none', async () => {
  for (let count = 0; count < 5; count++) await linesOf('ana', 'wrong', '198.51.100.9');
  const waiting = await linesOf('ana', 'wrong', '198.51.100.9');
  expect(waiting.statusCode).toBe(429);
  expect(waiting.lines[0]?.[0]).toMatchObject({ status: 429, network: '198.51.100.9' });
  await server.createUsers('almadraba', [{ username: 'luis' }]);
  expect(await linesOf('luis', 'Demo.2026', '198.51.100.10')).toEqual({
    statusCode: 200,
    lines: [],
  });
});
