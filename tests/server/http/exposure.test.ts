import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

const HOST = 'almadraba.localhost';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true, environment: { TRUSTED_PROXY: '10.0.0.1' } });
});
afterAll(() => server.close());

/** What the server writes back to bytes that no HTTP client would send. */
async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('every answer, whoever makes it,', () => {
  test.each([
    ['to what is no HTTP at all', 'rubbish\r\n\r\n', 400],
    [
      'to two lengths of one body',
      `POST /api/groups HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'to an address that cannot be read',
      `GET /%zz HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      'to TRACE',
      `TRACE /api/health HTTP/1.1\r\nHost: ${HOST}\r\nX-Mark: seen\r\nConnection: close\r\n\r\n`,
      404,
    ],
  ])('is neither sniffed nor framed: %s', async (_, bytes, status) => {
    const answer = (await answerTo(bytes)).toLowerCase();
    expect(answer).toContain(`http/1.1 ${status} `);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain("frame-ancestors 'none'");
    expect(answer).toContain('content-type: application/json; charset=utf-8');
    expect(answer).not.toContain('x-mark');
  });

  test('asks for TLS for a year, subdomains too, where it arrived by TLS', async () => {
    const secure = { 'x-forwarded-proto': 'https' };
    const over = await server.ask('GET', '/api/health', {
      headers: secure,
      remoteAddress: '10.0.0.1',
    });
    expect(over.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await server.ask('GET', '/api/health', { headers: secure });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([
    ['/api/health', 'application/json; charset=utf-8'],
    ['/api/nothing', 'application/json; charset=utf-8'],
    ['/login', 'text/html; charset=utf-8'],
    ['/api/assets/almadraba/logo.svg', 'image/svg+xml; charset=utf-8'],
  ])('says what it is and in which letters: %s', async (url, type) => {
    const { headers } = await server.ask('GET', url);
    expect(headers['content-type']).toBe(type);
  });

  test('sets no cookie', async () => {
    const login = await server.ask('GET', '/login');
    const token = await server.ask('POST', '/api/oauth2/token', {
      basic: true,
      form: { grant_type: 'client_credentials' },
    });
    expect(token.statusCode).toBe(200);
    for (const { headers } of [login, token]) expect(headers).not.toHaveProperty('set-cookie');
  });
});

describe('nothing is shown', () => {
  test.each([
    '/assets',
    '/assets/',
    '/api',
    '/api/',
    '/.git/HEAD',
    '/.git/config',
    '/.npmrc',
    '/openapi/private-area.yaml',
    '/metrics',
    '/documentation',
  ])('of what lies in a folder: %s', async (url) => {
    const answer = await server.ask('GET', url);
    expect(answer.body).not.toMatch(/index of|ref: refs|openapi:|\[core\]/i);
    expect(`${answer.statusCode} ${answer.headers['content-type']}`).toMatch(
      /^40[34] application\/json|^(200|503) text\/html/,
    );
  });
});

test('a parameter that is given twice where one is meant is refused', async () => {
  await server.createUsers('almadraba', [{ username: 'ana' }]);
  const token = await server.token('ana');
  const once = await server.ask('GET', '/api/groups?$limit=1', { token });
  expect(once.statusCode).toBe(200);
  const twice = await server.ask('GET', '/api/groups?$limit=1&$limit=2', { token });
  expect(twice.statusCode).toBe(400);
  expect(twice.json().result.errors[0].path).toBe('/query/$limit');
});
