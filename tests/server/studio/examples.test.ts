import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../../src/language/documents/form.ts';
import { issues } from '../../../src/language/issues.ts';
import { verdictOf } from '../../../src/language/requests/verdictOf.ts';
import { edited, openStudio, textOf, type StudioPerson } from '../../support/studioDesk.ts';
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

const FORM = 'form/contact';
const KEPT = 'example/consulta-corta';
const form = async () => JSON.parse(textOf(await editor.release(), FORM)) as FormDocument;
const answered = async () => {
  const { examples } = await form();
  const { answers, scope = {} } = Object.values(examples!).find((one) => one.issues.length === 0)!;
  return { answers, scope };
};
const example = async (served: FormDocument) => {
  const given = await answered();
  const told = { ...given, ...verdictOf(served, given, issues) };
  const named = { kind: 'example', id: 'consulta-corta', form: 'contact', title: 'Consulta corta' };
  return { path: KEPT, text: JSON.stringify({ ...named, ...told }, null, 2) };
};
/** A form that wants every answer that it may have, and so refuses what it took. */
const stricter = async () => {
  const text = textOf(await editor.release(), FORM);
  return {
    path: FORM,
    text: edited(text, (value: FormDocument) => {
      value.data.properties.cuando = {
        type: 'string',
        title: '¿Cuándo le llamamos?',
        maxLength: 80,
        // The program sends its own questions of this form alone.
        local: true,
      };
      value.fields.cuando = { widget: 'text', required: true };
      Object.values(value.steps)[0]!.fields.cuando = 990;
    }),
  };
};
const publish = async (proposal: { uuid: string; version: number }) =>
  publisher.take(await publisher.take(await editor.take(proposal, 'review'), 'approve'), 'publish');

test('an example is published by itself, is told as such, and is served to nobody', async () => {
  const before = await editor.release();
  const proposal = await editor.write('Un ejemplo', [await example(await form())]);
  const { problems, changes } = await editor.check(proposal);
  expect(problems).toEqual([]);
  expect(changes.map(({ sentence, grade }) => [sentence, grade])).toEqual([
    ['Ejemplo nuevo de contact: «Consulta corta»', 'SAFE'],
  ]);
  await publish(proposal);
  const after = await editor.release();
  expect(after.hash).not.toBe(before.hash);
  expect(textOf(after, KEPT)).toContain('Consulta corta');
  const manifest = (await server.ask('GET', `/api/releases/${after.hash}`)).json();
  expect(Object.keys(manifest.documents).join()).not.toContain('example');
  const served = await server.ask('GET', `/api/documents/${manifest.examples}`);
  expect(served.statusCode).toBe(404);
});

test('a change that alters what an example gives is stopped by its name, here and where it is published', async () => {
  const proposal = await editor.write('Preguntar cuándo', [await stricter()]);
  const { problems } = await editor.check(proposal);
  const [said] = problems.filter(({ document }) => document === KEPT);
  expect(said).toMatchObject({ severity: 'error' });
  expect(said!.sentence).toMatch(
    /«Consulta corta» daba ningún error y ahora da «¿Cuándo le llamamos\?»/,
  );
  const refused = await editor.step(proposal, 'review');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('«Consulta corta»');
});

test('who says that it gives something else, or takes it away, is told to have done so, and goes on', async () => {
  const change = await stricter();
  const now = await example(JSON.parse(change.text) as FormDocument);
  const updated = await editor.write('Con el ejemplo al día', [change, now]);
  const told = (await editor.check(updated)).changes.filter(({ document }) => document === KEPT);
  expect(told.map(({ sentence, grade }) => [sentence, grade])).toEqual([
    ['El ejemplo «Consulta corta» pasa a dar otra cosa', 'REVIEW'],
  ]);
  const removed = await editor.write('Sin el ejemplo', [change, { path: KEPT, text: null }]);
  const gone = (await editor.check(removed)).changes.filter(({ document }) => document === KEPT);
  expect(gone.map(({ grade }) => grade)).toEqual(['REVIEW']);
  await publish(updated);
  // What the other began with is no longer what is kept: somebody looks at both.
  const { conflicts } = await editor.check(removed);
  expect(conflicts.map(({ document }) => document)).toContain(KEPT);
});

test('a release of before brings its examples back with its documents', async () => {
  const { number } = await editor.release();
  const { proposal } = (await editor.ask('POST', `/releases/${number - 1}/restore`)).json().data;
  expect((proposal.paths as string[]).sort()).toEqual([KEPT, FORM]);
  expect((await editor.check(proposal)).problems).toEqual([]);
});
