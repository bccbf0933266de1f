import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOfFile } from '../../../src/language/proposals/toTenantFiles.ts';
import { isObject } from '../../../src/language/values/mergePatch.ts';
import { read } from '../../../src/language/values/pointer.ts';
import { lockedIn } from '../../../src/language/locks/lockedIn.ts';
import { hostile } from '../../language/hostile/index.ts';
import { promises } from '../../support/attacks/promises.ts';
import { openStudio, type StudioPerson } from '../../support/studioDesk.ts';
import { swept, times } from '../../support/sweep.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let editor: StudioPerson;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'editor', kind: 'studio', permissionSet: 'STUDIO_PUBLICATION' },
  ]);
  editor = await openStudio(server, 'editor');
});
afterAll(() => server.close());

/** Wrong beside another file alone: by itself it is a form like any other. */
const SOUND = 'a document that is there already';
const all = Object.entries(hostile).flatMap(([name, cases]) =>
  cases
    .filter(({ what }) => what !== SOUND)
    .map((one) => ({ ...one, what: `${name}: ${one.what}` })),
);
const SOME = 12;

/** What became of documents that somebody would publish: kept out at once, or refused a review. */
async function refusal(documents: { path: string; text: string }[]): Promise<string> {
  const begun = (await editor.ask('POST', '/proposals', { name: 'Malicia' })).json().data.proposal;
  const saved = await editor.save(begun, documents);
  if (saved.statusCode !== 200) return `not kept: ${saved.statusCode}`;
  const { proposal } = saved.json().data;
  const sent = await editor.step(proposal, 'review');
  if (sent.statusCode === 200) return 'IN REVIEW';
  // As long as many are open, no other is begun.
  await editor.take(proposal, 'withdraw');
  return `refused: ${sent.statusCode}`;
}

test(
  'no malicious document gets to a review, and nothing of them is served',
  { timeout: times(5_400_000, 900_000) },
  async () => {
    const before = (await editor.release()).hash;
    const through: string[] = [];
    for (const { what, files } of swept(all, SOME)) {
      const documents = files.map(({ file, text }) => ({ path: keyOfFile(file) ?? file, text }));
      const became = await refusal(documents);
      if (!/^(not kept: (413|422)|refused: (422|409))$/.test(became))
        through.push(`${what}: ${became}`);
    }
    expect(through).toEqual([]);
    expect((await editor.release()).hash).toBe(before);
  },
);

test('a promise in a question of its own gets to no review, and what is honest is looked at by name', async () => {
  const { documents } = await editor.release();
  const asked = (path: string, title: string) => {
    const form = JSON.parse(documents.find((one) => one.path === path)!.text) as {
      data: { properties: object };
      fields: object;
      steps: object;
    };
    Object.assign(form.data.properties, { OWN_HOW: { type: 'boolean', title, own: true } });
    Object.assign(form.fields, { OWN_HOW: { widget: 'yesno' } });
    Object.assign(form.steps, { mine: { order: 900, title: 'Más', fields: { OWN_HOW: 1 } } });
    return { path, text: JSON.stringify(form) };
  };
  const forms = ['form/kyc-natural', 'form/convenience-test', 'form/order-subscription'];
  for (const path of forms) {
    for (const title of swept(promises, 1))
      expect(await refusal([asked(path, title)]), title).toBe('refused: 422');
    const honest = await editor.write('Una más', [asked(path, '¿Viene recomendado?')]);
    const { changes } = await editor.check(honest);
    expect(new Set(changes.map(({ grade }) => grade))).toEqual(new Set(['REVIEW']));
    expect(changes.map(({ sentence }) => sentence).join(' ')).toContain('¿Viene recomendado?');
    await editor.take(honest, 'withdraw');
  }
});

test('no node that the law holds is changed, whichever document it stands in', async () => {
  const { documents } = await editor.release();
  const changed = documents.flatMap(({ path, text, origin, kind }) => {
    if (origin === 'tenant' || kind === 'locks') return [];
    const value = JSON.parse(text) as object;
    const [node] = lockedIn(value);
    const held = node === undefined ? undefined : read(value, node);
    if (!isObject(held)) return [];
    const word = ['title', 'label', 'name', 'text'].find((name) => typeof held[name] === 'string');
    if (word === undefined) return [];
    (held as Record<string, unknown>)[word] = 'Otra palabra';
    return [{ path, text: JSON.stringify(value, null, 2) }];
  });
  expect(changed.length).toBeGreaterThan(40);
  const small = changed.filter(({ text }) => text.length < 20_000);
  const refused = new Set<string>();
  // A proposal is sent in parts of this size at most.
  for (let at = 0; at < small.length; at += 150) {
    const part = await editor.write('Palabras de la ley', small.slice(at, at + 150));
    const { problems } = await editor.check(part);
    for (const { severity, document } of problems) if (severity === 'error') refused.add(document);
  }
  expect(small.map(({ path }) => path).filter((path) => !refused.has(path))).toEqual([]);
});
