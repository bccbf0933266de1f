import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  malformedHosts,
  rawRequests,
  sameHosts,
  unknownHosts,
} from '../../support/attacks/hosts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.close());

const places = ['/api/credentials', '/login', '/dev/outbox', '/sandbox-pay/nothing', '/nothing.js'];
const get = (url: string, host: string) => server.ask('GET', url, { headers: { host } });

/** Sends lines as they are and reads all that comes back. */
function sendRaw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });
}

describe('a host', () => {
  test.each(malformedHosts.map((host) => [host]))('that reads %s is none', async (host) => {
    for (const place of places) {
      const { statusCode, body, headers } = await get(place, host);
      expect([place, statusCode]).toEqual([place, 400]);
      expect(JSON.parse(body).result.errors[0].code).toBe('host_malformed');
      expect(JSON.stringify([headers, body])).not.toMatch(/evil|script-src \*|jndi/);
    }
  });

  test.each(unknownHosts)('that reads %s is nobody’s', async (host, named) => {
    const answer = await get('/api/credentials', host);
    expect(answer.statusCode).toBe(404);
    const message = `No API credentials found for hostname: ${named}`;
    expect(answer.json().result.errors[0].message).toBe(message);
    const page = await get('/login', host);
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain(message);
    expect((await get('/dev/outbox', host)).statusCode).toBe(404);
  });

  test.each(sameHosts)('that reads %s is %s', async (sent, host) => {
    const told = await get('/api/credentials', sent);
    expect(told.body).toBe((await get('/api/credentials', host)).body);
    expect(told.json().data.tenants).toHaveLength(1);
    const pages = await Promise.all([sent, host].map((each) => get('/login', each)));
    expect(pages[0]!.headers['content-security-policy']).toBe(
      pages[1]!.headers['content-security-policy'],
    );
  });

  test('matters to nobody who asks whether the server runs', async () => {
    for (const host of [...malformedHosts, 'evil.example', '10.0.0.7:8080'])
      for (const url of ['/api/health', '/api/ready'])
        expect([host, (await get(url, host)).statusCode]).toEqual([host, 200]);
    expect(await sendRaw(['GET /api/ready HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a request', () => {
  test.each(rawRequests)('with %s is refused', async (_, lines) => {
    const answer = await sendRaw(lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('evil');
  });

  test('for a whole address of the host itself is answered like one for its path', async () => {
    const { host } = new URL(server.address);
    for (const path of ['/api/credentials', '/login', '/login?id=faro', '']) {
      const whole = await sendRaw([`GET http://${host}${path} HTTP/1.1`, `Host: ${host}`]);
      const short = await sendRaw([`GET ${path || '/'} HTTP/1.1`, `Host: ${host}`]);
      const settled = (text: string) => text.replace(/^(x-request-id|date): .*$/gim, '');
      expect(settled(whole)).toBe(settled(short));
      expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});
