import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Text } from '#/language/expressions/binding.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, gdprForm } from '../../support/testForms.ts';

const forWhom = (id: string, isLegal: boolean, otherwise: Text): FormDocument => ({
  ...gdprForm,
  id,
  access: { at: '/facts/isLegalPerson', equals: isLegal },
  otherwise,
});
const people = forWhom('gdpr-preferences', false, 'Este formulario es para personas físicas.');
const companies = forWhom('gdpr', true, {
  text: '{name}, este formulario es para empresas.',
  values: { name: { from: '/me/intervener/name' } },
});
let server: TestServer;
let root: string;
beforeAll(async () => {
  root = documentsWith([people, companies]);
  server = await startTestServer({ root, hasDemoData: true });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const payload = {
  source: 'PRIVATE_AREA',
  commercial_own: true,
  profiling: false,
  commercial_group: false,
  distributor_sharing: false,
};
const hashOf = async (name: string) => {
  const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
  const manifest = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
  return manifest.documents[name] as string;
};
const send = async (login: string, form?: string) => {
  const headers: Record<string, string> = form
    ? { 'x-form': `${form}@${await hashOf(`form/${form}`)}` }
    : {};
  const uuid = uuidOf(`almadraba/intervener/${login}`);
  const token = await server.token(login);
  return server.ask('PATCH', `/api/interveners/${uuid}/gdpr`, { token, payload, headers });
};
const errorOf = (answer: Awaited<ReturnType<typeof send>>) => answer.json().result.errors[0];

describe('a form that is not for everybody', () => {
  test('is taken from those whom it is for', async () => {
    expect((await send('ana', 'gdpr-preferences')).statusCode).toBe(200);
  });

  test('is refused with its own sentence to anybody else, whatever their answers', async () => {
    const refused = await send('ana', 'gdpr');
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused)).toEqual({
      code: 'form_access',
      message: 'Ana, este formulario es para empresas.',
    });
  });

  test('judges a request that names no form by the one that is for whoever asks', async () => {
    expect((await send('ana')).statusCode).toBe(200);
  });
});
