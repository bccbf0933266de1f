import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { sha256 } from '../../src/language/values/hash.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'ana' },
    { username: 'luis' },
    { username: 'staff.ops', kind: 'staff' },
  ]);
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  hash = manifest.documents['form/contact'];
});
afterAll(() => server.close());

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const rows = () =>
  inTenant((db) => db.selectFrom('audit').selectAll().orderBy('sequence').execute());
const draft = (method: string, token: string, rest: object = {}, query = `?hash=${hash}`) =>
  server.ask(method, `/api/drafts/contact${query}`, { token, ...rest });

test('unfinished answers are kept for whoever wrote them, and for nobody else', async () => {
  const [ana, luis] = [await server.token('ana'), await server.token('luis')];
  const answers = { subject: 'Ana', description: 'A medias' };
  expect((await draft('GET', ana)).json()).toEqual({ data: { draft: null } });
  expect((await draft('PUT', ana, { payload: { answers } })).statusCode).toBe(200);
  expect((await draft('GET', ana)).json().data.draft).toEqual({
    form: 'contact',
    about: '',
    hash,
    answers,
    updated_at: '2026-11-20T11:00:00.000Z',
    idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sent: null,
  });
  expect((await draft('GET', luis)).json()).toEqual({ data: { draft: null } });
  expect((await draft('DELETE', ana)).json()).toEqual({ data: { done: true } });
  expect((await draft('GET', ana)).json()).toEqual({ data: { draft: null } });
});

test('a draft of a form that was never published is refused', async () => {
  const token = await server.token('ana');
  const answer = await draft('PUT', token, { payload: { answers: {} } }, `?hash=${sha256('x')}`);
  expect(answer.statusCode).toBe(404);
});

test('every write has one row that says who, what and when', async () => {
  const token = await server.token('ana');
  const before = (await rows()).length;
  const headers = { 'x-request-id': 'request-12345' };
  await draft('PUT', token, { payload: { answers: {} }, headers });
  await draft('GET', token);
  const added = (await rows()).slice(before);
  expect(added).toEqual([
    expect.objectContaining({
      kind: 'investor',
      call: 'saveDraft',
      about: { form: 'contact', about: '', hash },
      request_id: 'request-12345',
      at: new Date('2026-11-20T11:00:00Z'),
    }),
  ]);
});

test('every look of staff has one row, and a refused request has none', async () => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const before = (await rows()).length;
  expect((await server.ask('GET', '/api/groups', { token })).statusCode).toBe(200);
  expect((await server.ask('GET', '/api/groups?x=1', { token })).statusCode).toBe(400);
  expect((await server.ask('GET', '/api/me', { token })).statusCode).toBe(403);
  const added = (await rows()).slice(before);
  expect(added.map(({ call, kind }) => `${kind} ${call}`)).toEqual(['staff listGroups']);
});

test.each(['update audit set call = call', 'delete from audit', 'truncate audit'])(
  'rows are never changed, for want of permission: %s',
  async (statement) => {
    const attempt = inTenant((db) => sql.raw(statement).execute(db));
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  },
);
