import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** As much of SMTP as it takes to receive a mail; refuses the first one. */
const received: string[] = [];
let refusals = 1;
const sockets = new Set<Socket>();
const smtp: Server = createServer((socket) => {
  sockets.add(socket);
  let letter: string | undefined;
  socket.write('220 test\r\n');
  let rest = '';
  socket.on('data', (chunk) => {
    rest += String(chunk);
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (letter !== undefined && line === '.') {
        received.push(letter);
        letter = undefined;
        socket.write('250 kept\r\n');
      } else if (letter !== undefined) letter += `${line}\n`;
      else if (line === 'DATA' && refusals-- > 0) socket.write('451 later\r\n');
      else if (line === 'DATA') {
        letter = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    }
  });
});

let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.address() as AddressInfo;
  server = await startTestServer({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` },
  });
  await server.createUsers('almadraba', [{ username: 'ana' }]);
});
afterAll(async () => {
  await server.close();
  for (const socket of sockets) socket.destroy();
  smtp.close();
});

const waiting = () =>
  withTenant(server.context.db, server.at().tenant.id, (db) =>
    db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
  );
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('a letter that cannot be sent is tried again later, and emptied once it is', async () => {
  await server.ask('POST', '/api/users/password-recover', {
    key: true,
    payload: { username: 'ana' },
  });
  await server.context.background.settle();
  await until(async () => (await waiting()).tries === 1);
  expect(received).toEqual([]);
  const kept = await waiting();
  expect(kept).toMatchObject({ text: '', code: null, link: null });
  expect(kept.sealed).not.toBeNull();
  const { clock, now } = server.context;
  await clock.moveTo(new Date(now().getTime() + 61_000));
  await until(async () => (await waiting()).sent_at !== null);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^To: ana@example\.test$/m);
  expect(received[0]!.replaceAll('=\n', '')).toContain('/login/new-password?user_uuid');
  expect(await waiting()).toMatchObject({ text: '', sealed: null, next_try_at: null, tries: 2 });
});
