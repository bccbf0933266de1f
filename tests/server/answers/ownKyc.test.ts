import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assemble } from '#/language/assembly/assemble.ts';
import { sha256 } from '#/language/values/hash.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { base } from '../../support/documents.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { askedOnTop } from '../../support/ownQuestions.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { documentsWith, write } from '../../support/testForms.ts';

let server: TestServer;
let root: string;
let ana: string;
beforeAll(async () => {
  root = documentsWith([]);
  const { text } = assemble(base, []).documents.get('form/kyc-natural')!;
  write(root, 'tenants/almadraba/overlays/form/kyc-natural.json', {
    base: { id: 'kyc-natural', sha256: sha256(text) },
    patch: askedOnTop(['own_channel', 'own_reason'], ['required', 'revealed'], {
      at: '/answers/own_channel',
      equals: 'OFFICE',
    }),
  });
  server = await startTestServer({ root, hasDemoData: true });
  ana = await server.token('ana');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const kyc = `/api/interveners/${uuidOf('almadraba/intervener/ana')}/kyc`;
const send = (own_answers?: object) =>
  server.ask('POST', kyc, {
    token: ana,
    payload: { ...kycDeclared, ...(own_answers && { own_answers }) },
  });

test.each([
  ['nothing', undefined, '/body/own_answers/own_channel required'],
  ['a value of no option', { own_channel: 'FAX' }, '/body/own_answers/own_channel enum'],
  [
    'half an answer to what another leads to',
    { own_channel: 'OFFICE', own_reason: 'ab' },
    '/body/own_answers/own_reason min_length',
  ],
  [
    'an answer that nobody asked for',
    { own_channel: 'WEB', own_stranger: 'x' },
    '/body/own_answers/own_stranger unknown_field',
  ],
])('a question that a tenant adds to the questionnaire is refused with %s', async (_, own, why) => {
  const refused = await send(own);
  expect(refused.statusCode).toBe(422);
  const { errors } = refused.json().result as { errors: { code: string; path: string }[] };
  expect(errors.map(({ code, path }) => `${path} ${code}`)).toEqual([why]);
});

test('its answer is kept in the words that were read, and the call’s own answers are none of it', async () => {
  const sent = await send({ own_channel: 'OFFICE', own_reason: 'Vivo cerca' });
  expect(sent.statusCode, sent.body).toBe(201);
  const saved = sent.json().data.kyc;
  expect(saved.answers.map(({ key }: { key: string }) => key)).not.toContain('own_answers');
  for (const token of [ana, await server.token('staff.read', { scope: 'staff' })]) {
    const one = await server.ask('GET', `${kyc}/versions/${saved.uuid}`, { token });
    expect(one.json().data.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ section: 'Para conocerle', answer: 'Oficina' }),
        expect.objectContaining({ section: 'Para conocerle', answer: 'Vivo cerca' }),
      ]),
    );
  }
  const paper = await server.ask(
    'GET',
    `/api/interveners/${uuidOf('almadraba/intervener/ana')}/documents/${saved.uuid_document}`,
    { token: ana },
  );
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
