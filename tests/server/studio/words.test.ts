import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio, type StudioPerson } from '../../support/studioDesk.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let editor: StudioPerson;
let publisher: StudioPerson;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'editor', kind: 'studio', permissionSet: 'STUDIO_EDITION' },
    { username: 'publisher', kind: 'studio', permissionSet: 'STUDIO_PUBLICATION' },
  ]);
  editor = await openStudio(server, 'editor');
  publisher = await openStudio(server, 'publisher');
});
afterAll(() => server.close());

const wording = {
  text: 'Ahora dice: «A». Se propone: «B»',
  ...{ path: 'form/kyc-natural', pointer: '/data/properties/x' },
};
const codeOf = (answer: { json(): unknown }) =>
  (answer.json() as { result: { errors: { code: string }[] } }).result.errors[0]!.code;

test('other words for what the law holds are reviewed and approved by a second person, and change nothing served', async () => {
  const { hash } = await editor.release();
  const begun = await editor.write('Otras palabras', []);
  expect(codeOf(await editor.step(begun, 'review'))).toBe('studio_nothing');
  // What is only said is no proposal of words.
  await editor.ask('POST', `/proposals/${begun.uuid}/comments`, { text: 'Hola' });
  expect(codeOf(await editor.step(begun, 'review'))).toBe('studio_nothing');
  await editor.ask('POST', `/proposals/${begun.uuid}/comments`, wording);
  const sent = await editor.take(begun, 'review');
  const approved = await publisher.take(sent, 'approve');
  expect(approved.status).toBe('APPROVED');
  expect(codeOf(await publisher.step(approved, 'publish'))).toBe('studio_nothing');
  expect((await editor.release()).hash).toBe(hash);
  expect((await publisher.take(approved, 'withdraw')).status).toBe('WITHDRAWN');
});

test('nobody approves words that they have proposed', async () => {
  const begun = await editor.write('Palabras de quien aprueba', []);
  await publisher.ask('POST', `/proposals/${begun.uuid}/comments`, wording);
  const sent = await editor.take(begun, 'review');
  expect(codeOf(await publisher.step(sent, 'approve'))).toBe('studio_own');
});
