import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../../src/server/createServer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole } from '../../support/sweep.ts';

let server: TestServer;
let app: FastifyInstance;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
  token = await server.token('ana');
  app = await createServer(server.context);
  // The longer of the two counts for the whole request.
  app.server.headersTimeout = 400;
  app.server.requestTimeout = 500;
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Begins a request and sends a letter of its body every tenth of a second; gives all that comes back. */
async function trickle(path: string, type: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  let isOver = false;
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.on('close', () => (isOver = true));
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    'content-length: 100000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let time = 0; time < 150 && !isOver; time++) {
    if (socket.writable) socket.write(' ');
    await sleep(100);
  }
  socket.destroy();
  return isOver ? answer : 'still open';
}

test.runIf(isWhole)(
  'a body that does not come to its end is answered 408 in words, and the connection closed',
  async () => {
    const answers = await Promise.all([
      trickle('/issues', 'application/json'),
      trickle(
        '/interveners/11111111-1111-5111-8111-111111111111/documents',
        'multipart/form-data; boundary=x',
      ),
    ]);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"timeout"');
      expect(answer).toMatch(/connection: close/i);
    }
    expect((await server.ask('GET', '/api/groups', { token })).statusCode).toBe(200);
  },
);
