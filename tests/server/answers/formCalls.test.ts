import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../../src/language/documents/form.ts';
import { seedReleases } from '../../../src/server/releases/seedReleases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, pollForm, write } from '../../support/testForms.ts';

let server: TestServer;
let root: string;
let ana: string;
beforeAll(async () => {
  root = documentsWith([pollForm]);
  server = await startTestServer({ root, hasDemoData: true });
  ana = await server.token('ana');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const accounts = {
  call: 'listIntervenerAccounts',
  input: { path: { id: { from: '/me/intervener/uuid' } } },
};
const noPost = {
  'Correo postal': {
    paperless: {
      order: 10,
      when: { at: '/data/accounts/total', atLeast: 1 },
      reason: 'Con cuentas en línea no enviamos cartas.',
    },
  },
};
/** What the server says to an answer of the poll, with what its form says more. */
async function answer(more: Partial<FormDocument>, canal: string) {
  write(root, 'schemas/forms/poll-reports.json', { ...pollForm, ...more });
  await seedReleases(server.context);
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  const answered = await server.ask('POST', '/api/polls/answers', {
    token: ana,
    headers: { 'x-form': `poll-reports@${manifest.documents['form/poll-reports']}` },
    payload: { ...pollForm.submit!.input!.body, answers: { canal } },
  });
  if (answered.statusCode === 201) return 'taken';
  const errors = answered.json().result.errors as { code: string; path: string }[];
  return errors.map(({ code, path }) => `${code} ${path}`);
}
const canal = (unavailable: typeof noPost) => ({ canal: { widget: 'radio', unavailable } });

test('what cannot be chosen is refused by the server too, by what it reads itself', async () => {
  const fields = canal(noPost);
  expect(await answer({ calls: { accounts }, fields }, 'Correo postal')).toEqual([
    'not_available /body/answers/canal',
  ]);
});

test('a form is not judged without what it reads', async () => {
  const path = { id: '00000000-0000-4000-8000-000000000000' };
  const elsewhere = { ...accounts, input: { path } };
  const fields = canal(noPost);
  for (const calls of [
    { accounts: elsewhere },
    { accounts: { ...accounts, input: { path: { id: { from: '/answers/canal' } } } } },
    { accounts: { ...accounts, call: 'createIssue' } },
  ])
    expect(await answer({ calls, fields }, 'Correo electrónico')).toEqual(['fact_missing /body']);
});

test('a call that its condition keeps from being asked closes nothing', async () => {
  const when = { at: '/answers/canal', equals: 'Correo electrónico' };
  const fields = canal(noPost);
  expect(await answer({ calls: { accounts: { ...accounts, when } }, fields }, 'Área privada')).toBe(
    'taken',
  );
});
