import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole } from '../../support/sweep.ts';

let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  await server.createUsers('almadraba', [{ username: 'ana' }]);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Guests from one address who begin a body each, and send one byte of it. */
async function begin(count: number, localAddress: string): Promise<void> {
  const { hostname: host, port } = new URL(server.address);
  const head = [
    'POST /api/users/password-recover HTTP/1.1',
    'host: localhost',
    `apikey: ${server.at().credentials.api_key}`,
    'content-type: application/json',
    'content-length: 100',
  ];
  for (let each = 0; each < count; each++) {
    const socket = connect({ host, port: Number(port), localAddress });
    socket.on('error', () => undefined);
    socket.resume().write(`${head.join('\r\n')}\r\n\r\n{`);
    sockets.push(socket);
    if (each % 100 === 99) await sleep(50);
  }
}

test.runIf(isWhole)(
  'whoever is logged in does not wait for the bodies of any number of guests, and theirs are not waited for',
  async () => {
    const token = await server.token('ana');
    const post = async () =>
      (await server.ask('POST', '/api/issues', { token, payload: {} })).statusCode;
    expect(await post()).toBe(422);
    for (const last of [10, 11, 12]) await begin(700, `127.0.0.${last}`);
    await sleep(300);
    for (let time = 0; time < 5; time++) expect(await post()).toBe(422);
    // Of those whose request was answered before, too: what they still owe of it does not come.
    await vi.waitFor(() => expect(sockets.filter(({ closed }) => !closed)).toEqual([]), 9_000);
  },
  60_000,
);
