import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.close());

test('what a client expects and nobody promises is refused with the headers of every answer', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const { port, hostname } = new URL(server.address);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let said = '';
    socket.on('data', (text: string) => (said += text));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nexpect: x\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 417 /);
  expect(answer).toMatch(/content-security-policy: default-src 'self'/i);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});
