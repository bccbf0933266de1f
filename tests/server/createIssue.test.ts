import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { MOST_ISSUES } from '../../src/server/support/boundIssues.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let token: string;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
  await server.createUsers('encinar', [{ username: 'ana' }]);
  token = await server.token('ana');
  group = (await server.ask('GET', '/api/groups', { token })).json().data.groups[0]._links._self
    .href;
});
afterAll(() => server.close());

const own = uuidOf('almadraba/intervener/ana');
const links = () => ({
  interveners: [`accounts/${own}`],
  group_assigned: [group],
  category: '/api/categories/INTERVENER_CARE',
});
const send = (change: Record<string, unknown> = {}) =>
  server.ask('POST', '/api/issues', {
    token,
    payload: {
      isFromPA: true,
      blocking: false,
      is_intervener: true,
      description: '¿Cuándo se liquida mi reembolso?',
      expires_on: '2026-11-27 12:00:00',
      status: 'OPEN',
      subject: 'Solicitud info: Ana Robles',
      _links: links(),
      ...change,
    },
  });

test('the groups hold the one that answers investors', async () => {
  const { data } = (await server.ask('GET', '/api/groups?$limit=null', { token })).json();
  expect(data).toMatchObject({ total: 1, next: null });
  expect(data.groups[0].key_name).toBe('OPERATIONS_ADMINISTRATOR');
});

test('a support request is kept with every field as it was sent', async () => {
  const answer = await send();
  expect(answer.statusCode).toBe(201);
  const { issue } = answer.json().data;
  expect(issue).toMatchObject({
    subject: 'Solicitud info: Ana Robles',
    status: 'OPEN',
    created_at: '2026-11-20T11:00:00.000Z',
    expires_on: '2026-11-27T11:00:00.000Z',
  });
  const { db } = server.context;
  const kept = await withTenant(db, server.at().tenant.id, (transaction) =>
    transaction
      .selectFrom('issues')
      .selectAll()
      .where('uuid', '=', issue.uuid)
      .executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({
    description: '¿Cuándo se liquida mi reembolso?',
    is_from_pa: true,
    is_intervener: true,
    blocking: false,
    expires_on: '2026-11-27 12:00:00',
    uuid_intervener: own,
    category: 'INTERVENER_CARE',
    links: links(),
  });
});

test.each([
  [
    'somebody else',
    () => ({ interveners: [`accounts/${uuidOf('encinar/intervener/ana')}`] }),
    'interveners/0',
  ],
  ['an unknown group', () => ({ group_assigned: ['/api/groups/unknown'] }), 'group_assigned/0'],
  [
    'a group of another tenant',
    () => ({ group_assigned: [`/api/groups/${uuidOf('encinar/group/OPERATIONS_ADMINISTRATOR')}`] }),
    'group_assigned/0',
  ],
  ['another category', () => ({ category: '/api/categories/NOT_INTERVENER_CARE' }), 'category'],
])('a link to %s is refused by its place', async (_, change, place) => {
  const answer = await send({ _links: { ...links(), ...change() } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().result.errors[0]).toMatchObject({
    code: 'link_unknown',
    path: `/body/_links/${place}`,
  });
});

test.each(['2020-01-01 00:00:00', '2099-12-31 23:59:59', '2026-02-31 12:00:00'])(
  'a request expires a week after the server has it, although its sender reckons with %s',
  async (expires_on) => {
    const answer = await send({ expires_on });
    expect(answer.statusCode).toBe(201);
    const { uuid, expires_on: said } = answer.json().data.issue;
    expect(said).toBe('2026-11-27T11:00:00.000Z');
    const { db } = server.context;
    const kept = await withTenant(db, server.at().tenant.id, (transaction) =>
      transaction
        .selectFrom('issues')
        .select(['expires_on', 'expires_at'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
    );
    expect(kept).toEqual({
      expires_on: '2026-11-27 12:00:00',
      expires_at: new Date('2026-11-27T11:00:00Z'),
    });
  },
);

test.each([
  ['description', '   '],
  ['description', '\n\t\u00a0'],
  ['subject', 'Solicitud info:  '],
  ['subject', 'Solicitud info: \n '],
])(
  'a %s of blanks alone (%j) says nothing: it is asked for, and nobody is mailed',
  async (field, said) => {
    const mails = () =>
      withTenant(server.context.db, server.at().tenant.id, (transaction) =>
        transaction.selectFrom('outbox').select('uuid').where('kind', '=', 'new-issue').execute(),
      );
    const before = await mails();
    const answer = await send({ [field]: said });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().result.errors).toEqual([
      { code: 'required', path: `/body/${field}`, message: 'Campo requerido.' },
    ]);
    expect(await mails()).toEqual(before);
  },
);

test('what is around a message is taken away', async () => {
  const answer = await send({ description: ' Hola.\n', subject: 'Solicitud info:  Ana Robles ' });
  expect(answer.json().data.issue).toMatchObject({
    description: 'Hola.',
    subject: 'Solicitud info: Ana Robles',
  });
});

test('one person leaves so many requests in a day, however many are sent at once', async () => {
  await server.createUsers('almadraba', [{ username: 'tireless' }]);
  const other = await server.token('tireless');
  const self = uuidOf('almadraba/intervener/tireless');
  const ask = () =>
    server.ask('POST', '/api/issues', {
      token: other,
      payload: {
        ...{ isFromPA: true, blocking: false, is_intervener: true, status: 'OPEN' },
        ...{
          description: 'x'.repeat(2_000),
          subject: 'Solicitud info: Otra',
          expires_on: '2026-11-27 12:00:00',
        },
        _links: { ...links(), interveners: [`accounts/${self}`] },
      },
    });
  const answers = await Promise.all(Array.from({ length: MOST_ISSUES + 15 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_ISSUES);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(15);
  expect(refused[0]!.headers['retry-after']).toBe('86400');
  expect(refused[0]!.json().result.errors[0].code).toBe('issues_day');
});
