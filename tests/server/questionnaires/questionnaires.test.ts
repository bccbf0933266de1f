import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productFamilies, questions } from '../../../src/domain/appropriateness/questions.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { testId } from '../../../src/server/questionnaires/convenienceTest.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const id = (key: string) => uuidOf(`almadraba/${key}`);
const get = async (path: string, login?: string) =>
  server.ask('GET', `/api${path}`, login ? { token: await server.token(login) } : { key: true });
const post = async (path: string, login: string, payload: object) =>
  server.ask('POST', `/api${path}`, { token: await server.token(login), payload });

/** The best answer to every question, and none that knows anything. */
const pick = (choose: (codes: string[]) => string) =>
  Object.fromEntries(
    Object.entries(questions).map(([key, { answers }]) => [key, choose(Object.keys(answers))]),
  );
const best = pick((codes) => (codes.includes('SI') ? 'SI' : codes.at(-1)!));
const worst = pick((codes) => (codes.includes('NO') ? 'NO' : codes[0]!));
const asList = (answers: Record<string, string>) =>
  Object.entries(answers).map(([question, option]) => ({ question, options: [option] }));
const take = (login: string, answers: object, type: 'F' | 'J' = 'F') =>
  post(`/onboarding/agnostic-test/${testId(type)}/answers/${id(`intervener/${login}`)}`, login, {
    answers,
  });
const score = async (login: string, key_product?: string, about = login) =>
  post('/score-convenience', login, {
    uuid_intervener: id(`intervener/${about}`),
    ...(key_product && { key_product }),
  });
const FIL = '10397';
const MIXTO = '10394';

describe('the convenience test', () => {
  test('is found by its name and by every family that it judges, also by guests', async () => {
    for (const kind of ['CONVENIENCE', ...productFamilies])
      for (const type of ['F', 'J'] as const) {
        const { test: found } = (await get(`/onboarding/agnostic-test/${kind}/${type}`)).json()
          .data;
        expect(found).toMatchObject({ id: testId(type), key: 'CONVENIENCE', answered_at: null });
      }
    expect((await get('/onboarding/agnostic-test/OTHER/F')).statusCode).toBe(404);
    expect((await get('/onboarding/agnostic-test/RV/X')).statusCode).toBe(404);
    expect((await get('/onboarding/leads-test')).json().data.total).toBe(2);
  });

  test('asks what the domain scores, in plain words and in order', async () => {
    const { data } = (await get(`/onboarding/agnostic-test/${testId('F')}/questions`)).json();
    expect(data.questions.map(({ key }: { key: string }) => key)).toEqual(Object.keys(questions));
    for (const { key, text, options } of data.questions) {
      expect(text).toMatch(/\?$/);
      expect(options.map((option: { key: string }) => option.key)).toEqual(
        Object.keys(questions[key as keyof typeof questions].answers),
      );
    }
    const other = await get(`/onboarding/agnostic-test/${id('nothing')}/questions`);
    expect(other.statusCode).toBe(404);
  });

  test('is scored by the domain, kept with its circumstances, and told', async () => {
    const done = await take('sintest', best);
    expect(done.statusCode).toBe(201);
    expect(done.json().data.convenience).toEqual({
      is_convenient: null,
      families: Object.fromEntries(productFamilies.map((family) => [family, true])),
      version: '2026-1',
      state: 'valid',
      acknowledgement: 'none',
      phrase: null,
      expires_on: '2031-11-20',
    });
    const kept = await withTenant(server.context.db, server.at().tenant.id, (db) =>
      db
        .selectFrom('test_results as result')
        .innerJoin('test_attempts as made', 'made.uuid_result', 'result.uuid')
        .select(['result.answers', 'result.taken_on', 'made.attempt', 'made.taken_at'])
        .where('result.uuid_intervener', '=', id('intervener/sintest'))
        .execute(),
    );
    expect(kept).toEqual([
      {
        answers: best,
        taken_on: '2026-11-20',
        attempt: 1,
        taken_at: new Date('2026-11-20T11:00:00Z'),
      },
    ]);
    const [notice] = (await get('/notifications', 'sintest')).json().data.notifications;
    expect(notice).toMatchObject({ type: 'KNOWLEDGE_TEST' });
    const me = (await get('/me', 'sintest')).json().data.private_area.intervener;
    expect(me.convenience_expires_on).toBe('2031-11-20');
    const { test: own } = (await get('/onboarding/agnostic-test/RV/F', 'sintest')).json().data;
    expect(own).toMatchObject({
      answered_at: '2026-11-20T11:00:00.000Z',
      expires_on: '2031-11-20',
      state: 'valid',
      results: productFamilies.map((family) => ({ family, acknowledgement: 'none' })),
    });
  });

  test.each<[string, string, object[]]>([
    ['testcaducado', 'expired', []],
    [
      'noconveniente',
      'valid',
      [
        { family: 'RF', acknowledgement: 'none' },
        { family: 'MIXTO', acknowledgement: 'none' },
        { family: 'RV', acknowledgement: 'tick' },
        { family: 'FIL', acknowledgement: 'phrase' },
        { family: 'PP', acknowledgement: 'tick' },
      ],
    ],
  ])('tells %s what their last one says of each family while it counts', async (login, ...told) => {
    const [state, results] = told;
    const { test: own } = (await get('/onboarding/agnostic-test/CONVENIENCE/F', login)).json().data;
    expect(own).toMatchObject({ state, results, would_expire_on: '2031-11-20' });
  });

  test('may be taken again on the same day, and the last one counts', async () => {
    expect((await take('vacio', best)).statusCode).toBe(201);
    const again = (await take('vacio', worst)).json().data.convenience;
    expect(again.families.RV).toBe(false);
    expect((await score('vacio', FIL)).json().data.convenience).toMatchObject({
      is_convenient: false,
      acknowledgement: 'phrase',
      phrase: 'Este producto es complejo y se considera no conveniente para mí.',
    });
    expect((await score('vacio', MIXTO)).json().data.convenience.acknowledgement).toBe('tick');
  });

  test.each<[string, object, string, string]>([
    [
      'a missing answer',
      { ...best, NIVEL_ESTUDIOS: null },
      'required',
      '/body/answers/NIVEL_ESTUDIOS',
    ],
    ['no option', { ...best, NIVEL_ESTUDIOS: 'X' }, 'enum', '/body/answers/NIVEL_ESTUDIOS'],
    [
      'several options',
      { ...best, NIVEL_ESTUDIOS: ['POSGRADO', 'PRIMARIOS'] },
      'type',
      '/body/answers/NIVEL_ESTUDIOS',
    ],
    ['a question of its own', { ...best, constructor: 'SI' }, 'unreadable', ''],
    ['another question', { ...best, OTRA: 'SI' }, 'unknown_field', '/body/answers/OTRA'],
    ['a list, which no form sends', asList(best), 'unknown_field', '/body/answers'],
  ])('refuses %s', async (_, answers, code, path) => {
    const refused = await take('luis', answers);
    const [error] = refused.json().result.errors;
    if (code === 'unreadable') expect(refused.statusCode).toBeLessThan(500);
    else expect([error.code, error.path]).toEqual([code, path]);
  });

  test('is taken by nobody for somebody else, nor in the version of other persons', async () => {
    const url = `/onboarding/agnostic-test/${testId('F')}/answers/${id('intervener/ana')}`;
    expect((await post(url, 'luis', { answers: best })).statusCode).toBe(404);
    expect((await take('luis', best, 'J')).statusCode).toBe(404);
    expect((await take('iberica', best, 'J')).statusCode).toBe(201);
    expect((await score('luis', MIXTO, 'ana')).statusCode).toBe(404);
  });

  test('that has expired, or was never taken, proves nothing', async () => {
    expect((await score('testcaducado', MIXTO)).json().data.convenience).toMatchObject({
      is_convenient: false,
      state: 'expired',
      families: {},
    });
    expect((await score('nora')).json().data.convenience).toMatchObject({
      is_convenient: null,
      state: 'missing',
      expires_on: null,
    });
    expect((await score('noconveniente', MIXTO)).json().data.convenience.is_convenient).toBe(true);
    expect((await score('ana', '00000')).statusCode).toBe(404);
  });
});

describe('polls', () => {
  const answer = (login: string, poll: string, answers: unknown) =>
    post('/polls/answers', login, { uuid_poll: id(`poll/${poll}`), answers });
  const polls = async (login: string) =>
    (await get('/polls', login)).json().data.polls as Record<string, unknown>[];
  const code = (answered: Awaited<ReturnType<typeof answer>>) =>
    `${answered.statusCode} ${answered.json().result.errors[0].code}`;

  const states = async (login: string) => (await polls(login)).map(({ state }) => state);
  const poll = async (login: string, key: string) =>
    (await get(`/polls/${id(`poll/${key}`)}`, login)).json().data.poll;

  test('are listed by what is left to do, with the form that each is answered with', async () => {
    const before = await polls('ana');
    expect(before.map(({ state, form }) => [state, form])).toEqual([
      ['OPEN', 'poll-reports'],
      ['OPEN', 'poll-area'],
      ['CLOSED', null],
    ]);
    expect(before[0]!.questions).toEqual([
      expect.objectContaining({ key: 'canal', text: 'Canal', is_multiple: false }),
    ]);
    expect((await answer('ana', 'open', { canal: 'Correo postal' })).statusCode).toBe(201);
    expect(await states('ana')).toEqual(['OPEN', 'ANSWERED', 'CLOSED']);
    expect(await states('luis')).toEqual(['OPEN', 'OPEN', 'CLOSED']);
  });

  test('are read afterwards as they were answered, each by its own person', async () => {
    const answers = { ease: 'ALWAYS', uses: ['PAPERS', 'FOLLOW'], advise: 'YES' };
    expect((await answer('grande', 'area', answers)).statusCode).toBe(201);
    expect(await poll('grande', 'area')).toMatchObject({
      state: 'ANSWERED',
      answered_at: '2026-11-20T11:00:00.000Z',
      given: [
        { question: '¿Le resulta fácil encontrar lo que busca?', answer: 'Casi siempre' },
        {
          question: '¿Para qué la usa?',
          answer: 'Ver cómo van mis inversiones, Descargar documentos e informes',
        },
        { question: '¿La recomendaría a un familiar?', answer: 'Sí' },
      ],
    });
    expect(await poll('luis', 'area')).toMatchObject({ state: 'OPEN', given: [] });
    expect((await get(`/polls/${id('poll/none')}`, 'luis')).statusCode).toBe(404);
  });

  test('are answered once, also when two answers come at the same time', async () => {
    const both = await Promise.all([
      answer('luis', 'open', [{ question: 'canal', options: ['Correo postal'] }]),
      answer('luis', 'open', { canal: 'Área privada' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(code(await answer('luis', 'open', { canal: 'Área privada' }))).toBe('409 poll_answered');
  });

  test('are answered within their dates and with their own options', async () => {
    expect(code(await answer('grande', 'closed', { nota: 'Buena' }))).toBe('409 poll_closed');
    for (const [answers, wrong] of [
      [{ canal: 'Paloma' }, '422 unknown_answer'],
      [{ canal: ['Correo postal', 'Área privada'] }, '422 unknown_answer'],
      [{ otra: 'x' }, '422 unknown_field'],
      [[{ question: 'canal', options: [] }], '422 required'],
    ] as const)
      expect(code(await answer('grande', 'open', answers))).toBe(wrong);
    expect((await answer('grande', 'none', { canal: 'x' })).statusCode).toBe(404);
  });

  test('that have not begun are not there', async () => {
    const tenant_id = server.at().tenant.id;
    await withTenant(server.context.db, tenant_id, (db) =>
      db
        .insertInto('polls')
        .values({
          tenant_id,
          uuid: id('poll/later'),
          title: 'Más tarde',
          questions: JSON.stringify([]) as never,
          opens_on: '2026-11-21',
          closes_on: '2026-11-30',
        })
        .execute(),
    );
    expect((await polls('ana')).map(({ title }) => title)).not.toContain('Más tarde');
    expect((await answer('ana', 'later', { a: 'x' })).statusCode).toBe(404);
  });
});
