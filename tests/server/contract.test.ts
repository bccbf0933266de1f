import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/calls.gen.ts';
import { facts } from '../../src/contract/facts.gen.ts';
import { handlers } from '../../src/server/handlers/index.ts';
import { planned } from '../../src/server/handlers/planned.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
  token = await server.token('ana');
});
afterAll(() => server.close());

const ids = Object.keys(calls) as OperationId[];
const fill = (path: string) =>
  `/api${path.replace(/\{[^}]+\}/g, '11111111-1111-5111-8111-111111111111')}`;

describe('the routes', () => {
  test('are those of the contract, each built or planned, each with its callers', () => {
    expect([...Object.keys(handlers), ...Object.keys(planned)].sort()).toEqual([...ids].sort());
    expect(Object.keys(facts).sort()).toEqual([...ids].sort());
  });

  test.each(ids.filter((id) => calls[id].security.length > 0))(
    '%s says 401 to whoever shows nothing, before anything else',
    async (id) => {
      const { method, path } = calls[id];
      const answer = await server.ask(method, `${fill(path)}?unknown=1`);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().result.errors[0].message).toBe('No autorizado');
    },
  );

  test.each(ids.filter((id) => id in planned && facts[id].callers.includes('investor')))(
    '%s is not built and says so',
    async (id) => {
      const { method, path, security } = calls[id];
      const options = security.includes('bearer') ? { token } : { key: true };
      const answer = await server.ask(method, fill(path), options);
      expect(answer.statusCode).toBe(501);
      expect(answer.json().result.errors[0].message).toBe('Todavía no disponible.');
    },
  );

  test.each(ids.filter((id) => !facts[id].callers.includes('investor')))(
    '%s is refused to an investor',
    async (id) => {
      const { method, path } = calls[id];
      const answer = await server.ask(method, fill(path), { token });
      expect(answer.statusCode).toBe(403);
    },
  );
});

describe('a request that does not fit the contract', () => {
  const issue = (payload: unknown, headers = {}) =>
    server.ask('POST', '/api/issues', {
      token,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each([
    [
      'an unknown parameter',
      '/api/groups?sort=1',
      { code: 'unknown_parameter', path: '/query/sort', message: 'Parámetro desconocido: sort.' },
    ],
    [
      'a parameter of the wrong kind',
      '/api/groups?$limit=many',
      { code: 'const', path: '/query/$limit' },
    ],
    [
      'a parameter out of range',
      '/api/groups?$offset=-1',
      { code: 'minimum', path: '/query/$offset' },
    ],
    ['a parameter given twice', '/api/groups?$limit=1&$limit=2', { path: '/query/$limit' }],
  ])('gets 400 for %s, by name', async (_, url, expected) => {
    const answer = await server.ask('GET', url, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().result.errors[0]).toMatchObject(expected);
  });

  test('gets 422 with a pointer for each field that is missing, unknown or wrong', async () => {
    const answer = await issue({ isFromPA: true, blocking: true, tenant_id: 'x', 'a/b': 1 });
    expect(answer.statusCode).toBe(422);
    const found = answer
      .json()
      .result.errors.map(({ code, path }: Record<string, string>) => `${code} ${path}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'required /body/subject',
        'unknown_field /body/tenant_id',
        'unknown_field /body/a~1b',
        'const /body/blocking',
      ]),
    );
  });

  test('gets an empty body told by its fields', async () => {
    const answer = await server.ask('POST', '/api/issues', { token });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().result.errors[0]).toMatchObject({
      code: 'required',
      message: 'Campo requerido.',
    });
  });

  test.each([
    ['malformed JSON', '{"a":', 400, 'unreadable'],
    ['a name that reaches a prototype', '{"__proto__":{"x":1}}', 400, 'unreadable'],
    [
      'a constructor that reaches a prototype',
      '{"constructor":{"prototype":{"x":1}}}',
      400,
      'unreadable',
    ],
    ['nesting beyond reason', '['.repeat(100_000) + ']'.repeat(100_000), 413, 'too_large'],
    ['a megabyte and more', `{"description":"${'x'.repeat(1_100_000)}"}`, 413, 'too_large'],
  ])('survives %s', async (_, payload, status, code) => {
    const answer = await issue(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().result.errors[0].code).toBe(code);
    expect(answer.body.length).toBeLessThan(20_000);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'gets 415 for %s',
    async (type) => {
      const answer = await issue('a=1', { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().result.errors[0].code).toBe('media_type');
    },
  );

  test('gets the answer of a missing object for an id that cannot exist', async () => {
    const missing = await server.ask('GET', `/api/releases/${'0'.repeat(64)}`);
    for (const path of [
      '/api/releases/x',
      `/api/releases/${'z'.repeat(64)}`,
      `/api/releases/${'a'.repeat(500)}`,
      '/api/nothing',
      '/api/releases/%E0%A4%A',
    ]) {
      const answer = await server.ask('GET', path);
      expect([400, 404], path).toContain(answer.statusCode);
      if (answer.statusCode === 404) expect(answer.body).toBe(missing.body);
      else expect(answer.json().result.errors[0].code).toBe('unreadable');
    }
  });

  test('never shows a stack', async () => {
    for (const payload of [
      '',
      'null',
      '[]',
      '"x"',
      '{"_links":null}',
      '{"_links":{"interveners":[null]}}',
    ]) {
      const answer = await issue(payload);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/\.ts:|node_modules|at \w+ \(/);
    }
  });
});

describe('the id of a request', () => {
  test.each(['12345678', 'a'.repeat(64), 'AbC-123-xyz'])('%s is echoed', async (id) => {
    const answer = await server.ask('GET', '/api/health', { headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
  });

  test.each(['short', 'a'.repeat(65), 'with space 1', '{"level":50}', 'tab\there1', 'ñandú-12345'])(
    '%j is replaced by one of ours',
    async (id) => {
      const answer = await server.ask('GET', '/api/health', { headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

test('health and readiness need nothing but the host', async () => {
  expect((await server.ask('GET', '/api/health')).json()).toEqual({ data: { status: 'ok' } });
  expect((await server.ask('GET', '/api/ready')).json()).toEqual({ data: { status: 'ready' } });
});
