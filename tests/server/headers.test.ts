import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tagProviders } from '../../src/language/values/tagProviders.ts';
import { contentPolicy } from '../../src/server/http/securityHeaders.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** Pages of a tenant that takes payments may show those of the demo's payment provider, and no others. */
const withPayments = policy.replace("frame-src 'none'", 'frame-src http://localhost/sandbox-pay/');

const withoutTrustedTypes = (said: string) => said.replace(/; require-trusted-types-for.*$/, '');

describe('every answer', () => {
  test.each([
    ['a page', 'GET', '/login'],
    ['a page of a host that serves nobody', 'GET', '/login', 'evil.example'],
    ['an answer of the API', 'GET', '/api/credentials'],
    ['a refusal', 'GET', '/api/me'],
    ['something missing', 'GET', '/nothing.js'],
    ['the demo’s mails', 'GET', '/dev/outbox'],
  ])('carries the security headers: %s', async (_, method, url, host = 'localhost') => {
    const { headers, statusCode } = await server.ask(method, url, { headers: { host } });
    const isPage = url === '/login' && statusCode === 200;
    expect(headers).toMatchObject({
      'content-security-policy': isPage ? withPayments : policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-request-id']).toBeDefined();
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('server');
  });

  test('allows nothing inline and no eval, with a tag or without', () => {
    expect(contentPolicy()).toBe(policy);
    expect(contentPolicy(tagProviders.GOOGLE)).toBe(
      "default-src 'self'; script-src 'self' https://www.googletagmanager.com; style-src 'self'; " +
        "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com " +
        "https://*.analytics.google.com; font-src 'self'; connect-src 'self' " +
        'https://www.googletagmanager.com https://*.google-analytics.com ' +
        "https://*.analytics.google.com; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; " +
        "object-src 'none'; form-action 'self'",
    );
    expect(contentPolicy(tagProviders.SANDBOX)).toBe(withoutTrustedTypes(policy));
  });

  test('is not kept by anybody when it holds data', async () => {
    const { headers } = await server.ask('GET', '/api/config/TIME_ZONE', { key: true });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('other origins', () => {
  const ask = (origin: string, method = 'OPTIONS', host = 'almadraba.localhost:80') =>
    server.ask(method, '/api/credentials', { headers: { host, origin } });

  test('a host of the same tenant may call, without credentials', async () => {
    const { headers, statusCode } = await ask('http://localhost');
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('http://localhost');
    expect(headers['vary']).toContain('Origin');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test.each([
    'http://encinar.localhost',
    'http://evil.example',
    'https://localhost',
    'http://localhost:81',
    'http://localhost.evil.example',
    'null',
    '*',
  ])('%s may not', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await ask(origin, method);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('pages', () => {
  test('a file that is not there is missing, and an address of the API never gives a page', async () => {
    for (const url of [
      '/nothing.js',
      '/assets/nothing.js',
      '/api/nothing',
      '/dev/nothing',
      '/assets/../package.json',
      '/%2e%2e/package.json',
    ]) {
      const answer = await server.ask('GET', url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body).not.toContain('<html');
      expect(answer.body).not.toContain('dependencies');
    }
  });
});

describe('built pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'private-area-pages-'));
  afterAll(() => rmSync(root, { recursive: true }));

  test('are sent compressed, hashed files for ever and the page anew each time', async () => {
    mkdirSync(join(root, 'dist/app/assets'), { recursive: true });
    writeFileSync(join(root, 'dist/app/index.html'), '<!doctype html><title>x</title>');
    writeFileSync(join(root, 'dist/app/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, 'dist/app/assets/main-1.js'), 'export {};');
    writeFileSync(join(root, 'dist/app/assets/main-1.js.br'), 'brotli');
    const { resolveHost } = await import('../../src/server/http/resolveHost.ts');
    const { routePages } = await import('../../src/server/pages/routePages.ts');
    const { default: Fastify } = await import('fastify');
    const app = Fastify();
    const { context } = server;
    resolveHost(app, context);
    await routePages(app, { ...context, config: { ...context.config, root } });
    const get = (url: string, headers = {}) =>
      app.inject({ url, headers: { host: 'localhost', ...headers } });
    const script = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(script.headers['content-type']).toMatch('javascript');
    expect(script.body).toBe('brotli');
    for (const path of ['/', '/login', '/account/operations/123', '/?id=encinar']) {
      const page = await get(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-type']).toMatch('text/html');
    }
    expect((await get('/favicon.svg')).headers['content-type']).toMatch('image/svg');
    await app.close();
  });
});

test('a long answer is packed for whoever takes it packed', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const url = '/api/texts/pa/es/index.json';
  const packed = await server.ask('GET', url, { headers });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Origin, Accept-Encoding',
  });
  const plain = await server.ask('GET', url);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const short = await server.ask('GET', '/api/health', { headers });
  expect(short.headers).not.toHaveProperty('content-encoding');
});

test('a logo is an image and never a page of ours', async () => {
  const { data } = (
    await server.ask('GET', '/api/onboarding/public-configuration/faro', {
      tenant: 'faro',
      key: true,
    })
  ).json();
  const { logo } = data.configuration.initial_configuration.styles;
  const answer = await server.ask('GET', logo);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  const again = await server.ask('GET', logo, {
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await server.ask('GET', '/api/assets/faro/tenant.json')).statusCode).toBe(404);
});

test.each([
  ['localhost', '/login', false, true],
  ['localhost', '/login?id=almadraba', false, true],
  ['localhost', '/login?id=encinar', false, false],
  ['localhost', '/login?id=faro', true, true],
  ['localhost', '/login?id=nobody', false, false],
  ['localhost', '/login?id=faro&id=almadraba', false, false],
  ['almadraba.localhost', '/login?id=faro', false, false],
  ['encinar.localhost', '/login', false, false],
  ['faro.localhost', '/login', true, true],
])(
  'a page at %s%s is open to the tag and the payment pages of its own tenant alone',
  async (host, url, isOpen, isPaid) => {
    const { headers } = await server.ask('GET', url, { headers: { host } });
    const own = isPaid ? withPayments.replace('//localhost/', `//${host}/`) : policy;
    expect(headers['content-security-policy']).toBe(isOpen ? withoutTrustedTypes(own) : own);
  },
);
