import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith } from '../../support/testForms.ts';

const form: FormDocument = {
  kind: 'form',
  id: 'profile-personal',
  title: 'Su trabajo',
  data: {
    type: 'object',
    properties: {
      profession: { type: 'string', title: 'Profesión', maxLength: 120 },
      cnae: { type: 'string', title: 'Actividad', maxLength: 10 },
      birth_city: { type: 'string', title: 'Lugar de nacimiento', maxLength: 80 },
    },
  },
  fields: { profession: { required: true }, cnae: {}, birth_city: {} },
  steps: {
    data: {
      order: 1,
      locked: true,
      title: 'Datos',
      fields: { profession: 1, cnae: 2, birth_city: 3 },
    },
  },
  rules: {
    sailor: {
      when: { at: '/answers/profession', equals: 'Marino' },
      require: { cnae: true },
    },
  },
  load: {
    call: 'getIntervener',
    input: { path: { id: { from: '/me/intervener/uuid' } } },
    answers: {
      profession: { from: '/data/load/intervener/personal_data/profession' },
      cnae: { from: '/data/load/intervener/personal_data/cnae' },
      birth_city: { from: '/data/load/intervener/personal_data/birth_city' },
    },
  },
  submit: {
    call: 'updateIntervener',
    label: 'Guardar',
    send: 'changed',
    done: { navigate: '/profile?hecho=datos' },
    input: {
      path: { id: { from: '/me/intervener/uuid' } },
      body: {
        section: 'PERSONAL',
        profession: { from: '/answers/profession' },
        cnae: { from: '/answers/cnae' },
        birth_city: { from: '/answers/birth_city' },
      },
    },
  },
};
const section = 'PERSONAL';

describe('a form that sends what has changed', () => {
  const scope = {
    me: { intervener: { uuid: 'u' } },
    loaded: { profession: 'Maestra', cnae: '6201', birth_city: null, rest: 'x' },
  };
  test.each([
    [{ profession: 'Maestra', cnae: '6201' }, {}],
    [{ profession: 'Médica', cnae: '6201' }, { profession: 'Médica' }],
    [{ profession: 'Maestra' }, { cnae: null }],
    [{ profession: 'Maestra', cnae: '6201', birth_city: 'Lugo' }, { birth_city: 'Lugo' }],
    [{}, { profession: null, cnae: null }],
  ])('has of %j in its body %j', (answers, body) => {
    expect(requestOf(form, answers, scope)).toEqual({
      path: { id: 'u' },
      query: {},
      body: { section, ...body },
    });
  });

  test('sends all where nobody knows what there was', () => {
    const answers = { profession: 'Médica', cnae: '6201' };
    expect(requestOf(form, answers, { me: scope.me }).body).toEqual({ section, ...answers });
  });
});

describe('what is sent of such a form', () => {
  let server: TestServer;
  let root: string;
  let token: string;
  let header: string;
  beforeAll(async () => {
    root = documentsWith([form]);
    server = await startTestServer({ root, hasDemoData: true });
    token = await server.token('ana');
    const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
    const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
    header = `profile-personal@${manifest.documents['form/profile-personal']}`;
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const uuid = uuidOf('almadraba/intervener/ana');
  const send = async (payload: object) => {
    const headers = { 'x-form': header };
    const answer = await server.ask('PATCH', `/api/interveners/${uuid}`, {
      token,
      payload: { section, ...payload },
      headers,
    });
    const errors = (answer.json().result?.errors ?? []) as { code: string; path: string }[];
    return [answer.statusCode, ...errors.map(({ code, path }) => `${path} ${code}`)];
  };
  const now = async () =>
    (await server.ask('GET', `/api/interveners/${uuid}`, { token })).json().data.intervener;

  test('is judged together with what was there, and leaves it', async () => {
    expect(await send({ profession: 'Médica', birth_city: 'Lugo' })).toEqual([200]);
    expect(await send({ birth_city: 'Vigo' })).toEqual([200]);
    expect((await now()).personal_data).toMatchObject({
      profession: 'Médica',
      birth_city: 'Vigo',
    });
  });

  test('asks for what the change makes necessary, although it was not sent', async () => {
    expect(await send({ cnae: null })).toEqual([200]);
    expect(await send({ profession: 'Marino' })).toEqual([422, '/body/cnae required']);
    expect(await send({ profession: 'Marino', cnae: '5010' })).toEqual([200]);
    expect(await send({ cnae: null })).toEqual([422, '/body/cnae required']);
  });

  test('does not take back what is required', async () => {
    expect(await send({ profession: null })).toEqual([422, '/body/profession required']);
  });

  test('holds nothing that the form does not ask', async () => {
    expect(await send({ profession: 'Médica', lastname_2: 'X' })).toEqual([
      422,
      '/body/lastname_2 unknown_field',
    ]);
  });
});
