import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../../src/language/documents/form.ts';
import { duplicateQuestion } from '../../../src/language/edits/duplicateQuestion.ts';
import { takesAnother } from '../../../src/language/edits/takesAnother.ts';
import { lockOf } from '../../../src/language/lenses/lockReason.ts';
import { questionsOf } from '../../../src/language/lenses/question.ts';
import { seedReleases } from '../../../src/server/releases/seedReleases.ts';
import { edited, openStudio, textOf, type StudioPerson } from '../../support/studioDesk.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let editor: StudioPerson;
let publisher: StudioPerson;
const root = mkdtempSync(join(tmpdir(), 'private-area-studio-'));
beforeAll(async () => {
  for (const folder of ['schemas', 'tenants'])
    cpSync(join(import.meta.dirname, '../../..', folder), join(root, folder), { recursive: true });
  server = await startTestServer({ root });
  await server.createUsers('almadraba', [
    { username: 'editor', kind: 'studio', permissionSet: 'STUDIO_EDITION' },
    { username: 'publisher', kind: 'studio', permissionSet: 'STUDIO_PUBLICATION' },
  ]);
  editor = await openStudio(server, 'editor');
  publisher = await openStudio(server, 'publisher');
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await server.close();
});

interface Titled {
  title: string;
  [name: string]: unknown;
}
const change = async (path: string, edit: (value: Titled) => void) => ({
  path,
  text: edited(textOf(await editor.release(), path), edit),
});
const publish = async (proposal: { uuid: string; version: number }) =>
  (await publisher.take(
    await publisher.take(await editor.take(proposal, 'review'), 'approve'),
    'publish',
  ))!;
const hashOf = async () => (await editor.release()).hash;
const titleOf = async (path: string) =>
  (JSON.parse(textOf(await editor.release(), path)) as Titled).title;
/** Back to a release, by its number. */
const restore = async (number: number) =>
  publish((await editor.ask('POST', `/releases/${number}/restore`)).json().data.proposal);

describe('two proposals over one release', () => {
  test('that do not touch each other give equal bytes, whichever is published first', async () => {
    const { number } = await editor.release();
    const one = await change('form/contact', (form) => (form.title = 'Cuéntenos'));
    const two = await change('form/contact', (form) => {
      form.intro = 'Le respondemos en un día.';
    });
    const texts = await change('texts/en', (table) => {
      table['Cuéntenos'] = 'Tell us';
    });
    const hashes: string[] = [];
    for (const order of [
      [[one, texts], [two]],
      [[two], [one, texts]],
    ]) {
      const proposals = [];
      for (const documents of order) proposals.push(await editor.write('Una parte', documents));
      for (const proposal of proposals) await publish(proposal);
      hashes.push(await hashOf());
      expect(await titleOf('form/contact')).toBe('Cuéntenos');
      await restore(number);
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  test('that change one place are told, with both versions, and the second waits', async () => {
    const one = await editor.write('A', [await change('form/contact', (it) => (it.title = 'Aa'))]);
    const two = await editor.write('B', [await change('form/contact', (it) => (it.title = 'Bb'))]);
    const approved = await publisher.take(await editor.take(two, 'review'), 'approve');
    await publish(one);
    const { conflicts } = await editor.check(two);
    expect(conflicts).toMatchObject([
      { document: 'form/contact', pointer: '/title', ours: '"Bb"', theirs: '"Aa"' },
    ]);
    const refused = await publisher.step(approved, 'publish');
    expect([refused.statusCode, refused.json().result.errors[0].code]).toEqual([
      409,
      'studio_conflict',
    ]);
    expect(await titleOf('form/contact')).toBe('Aa');
    expect((await editor.read(two.uuid)).status).toBe('APPROVED');
  });

  test('that change one place: one goes over the other once it is said so, told and reviewed as a change', async () => {
    const path = 'form/contact';
    const { number } = await editor.release();
    const begin = async (title: string) =>
      editor.write(title, [await change(path, (it) => (it.title = title))]);
    const [first, ours, last] = [
      await begin('Primero'),
      await begin('Nuestro'),
      await begin('Fin'),
    ];
    const beside = await editor.write('Otro sitio', [
      await change(path, (form) => (form.intro = 'Se lee antes.')),
    ]);
    for (const one of [first, beside]) await publish(one);
    /** Saves it so that it stands over what was seen at its title. */
    const over = async ({ uuid }: typeof ours, seen?: string | null) => {
      const now = await editor.read(uuid);
      const [{ text }] = now.documents as [(typeof now.documents)[number]];
      const overruled: Record<string, string | null> = {};
      if (seen !== undefined) overruled['/title'] = seen;
      const saved = await editor.save(now, [{ path, text, overruled }]);
      expect(saved.statusCode).toBe(200);
      return saved.json().data.proposal as typeof ours;
    };
    const clashesOf = async (one: typeof ours) => (await editor.check(one)).conflicts;

    // Of what was not seen nothing is overruled.
    const [clash] = await clashesOf(await over(ours, '"Lo que no se publicó"'));
    expect(clash).toMatchObject({ ours: '"Nuestro"', theirs: '"Primero"' });
    const seen = await over(ours, clash!.theirs);
    expect((await editor.read(ours.uuid)).documents).toEqual(seen.documents);
    const { conflicts, changes, problems } = await editor.check(seen);
    expect([conflicts, problems.filter(({ severity }) => severity === 'error')]).toEqual([[], []]);
    expect(changes.map(({ document, pointers }) => [document, pointers])).toEqual([
      [path, ['/title']],
    ]);
    // Whoever takes that back is told the clash again.
    expect(await clashesOf(await over(ours))).toEqual([clash]);

    const sent = await editor.take(await over(ours, clash!.theirs), 'review');
    const approved = await publisher.take(sent, 'approve');
    // What is published after somebody has looked waits for them to look again.
    await publish(await over(last, (await clashesOf(last))[0]!.theirs));
    expect(await titleOf(path)).toBe('Fin');
    const refused = await publisher.step(approved, 'publish');
    expect(refused.json().result.errors[0].code).toBe('studio_conflict');
    await editor.take(approved, 'return');
    const [again] = await clashesOf(ours);
    expect(again).toMatchObject({ ours: '"Nuestro"', theirs: '"Fin"' });
    await publish(await over(ours, again!.theirs));
    const served = JSON.parse(textOf(await editor.release(), path)) as Titled;
    expect(served).toMatchObject({ title: 'Nuestro', intro: 'Se lee antes.' });
    await restore(number);
  });

  test('that were overtaken since they were sent are not approved either', async () => {
    const { number } = (await editor.release()) as { number: number };
    const [first, second] = ['Gana', 'Espera'].map((title) => async () => [
      await change('form/contact', (it) => (it.title = title)),
    ]);
    const waiting = await editor.take(await editor.write('Espera', await second!()), 'review');
    await publish(await editor.write('Gana', await first!()));
    const refused = await publisher.step(waiting, 'approve');
    expect([refused.statusCode, refused.json().result.errors[0].code]).toEqual([
      409,
      'studio_conflict',
    ]);
    expect((await editor.read(waiting.uuid)).status).toBe('IN_REVIEW');
    await restore(number);
  });

  test('are published at the same moment, each over the other', async () => {
    const paths = ['form/contact', 'screen/position'];
    const approved = [];
    for (const path of paths) {
      const words = `Al mismo tiempo en ${path.replace(/\W/g, ' ')}`;
      const documents = [await change(path, (it) => (it.title = words))];
      const sent = await editor.take(await editor.write('A la vez', documents), 'review');
      approved.push(await publisher.take(sent, 'approve'));
    }
    const answers = await Promise.all(approved.map((each) => publisher.step(each, 'publish')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const path of paths) expect(await titleOf(path)).toMatch(/^Al mismo tiempo/);
  });
});

test('a copy of a question is published where the Studio offers one, and refused where it says why it does not', async () => {
  const { documents } = await editor.release();
  const texts = Object.fromEntries(documents.map(({ path, text }) => [path, text]));
  const copies = Object.keys(texts)
    .filter((path) => path.startsWith('form/'))
    .flatMap((path) => {
      const id = questionsOf(texts, path).find(
        (one) => one.column === undefined && lockOf(texts, one) === undefined,
      );
      const made = id && duplicateQuestion(texts, id);
      if (!made || made.issues.length > 0) return [];
      const { name } = made.id;
      const isOffered = takesAnother(texts, id);
      return [{ path, text: made.documents[path]!, name, isOffered }];
    });
  expect(new Set(copies.map(({ isOffered }) => isOffered)).size).toBe(2);
  const proposal = await editor.write(
    'Copias',
    copies.map(({ path, text }) => ({ path, text })),
  );
  const { problems } = await editor.check(proposal);
  const isWrong = ({ path, name, isOffered }: (typeof copies)[number]) =>
    problems.some(
      ({ document, severity, pointer }) =>
        document === path && pointer.includes(name) && (severity === 'error' || !isOffered),
    );
  expect(copies.map((one) => [one.path, !isWrong(one)])).toEqual(
    copies.map(({ path, isOffered }) => [path, isOffered]),
  );
});

describe('what the law holds', () => {
  test('is refused with its reason and source, and graded so', async () => {
    const locked = await change('form/gdpr', (form) => {
      form.title = 'Otra cosa';
      delete form.steps;
    });
    const proposal = await editor.write('Sin ley', [locked]);
    const { problems, changes } = await editor.check(proposal);
    const [first] = problems.filter(({ severity }) => severity === 'error');
    expect(first!.document).toBe('form/gdpr');
    expect(problems.map(({ sentence }) => sentence).join('\n')).toMatch(
      /\(.*(Ley|RD|Reglamento|RGPD|GDPR|specification).*\)/,
    );
    expect(changes.map(({ grade }) => grade)).toContain('BLOCKED');
    expect((await editor.step(proposal, 'review')).statusCode).toBe(422);
  });

  test('is looked at in every form that sends it, whatever is changed there', async () => {
    const asked = await change('form/kyc-natural', (form) => {
      const { data, fields, steps } = form as unknown as FormDocument;
      data.properties['OWN_HOW'] = {
        ...{ type: 'string', title: '¿Cómo nos conoció?', maxLength: 80, own: true },
      };
      fields['OWN_HOW'] = { widget: 'text' };
      steps['own'] = { order: 900, title: 'Sobre nosotros', fields: { OWN_HOW: 1 } };
    });
    const { problems, changes } = await editor.check(await editor.write('Una más', [asked]));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(new Set(changes.map(({ grade }) => grade))).toEqual(new Set(['REVIEW']));
  });

  test.each(['settings/settings', 'style/style'])('%s is not taken away', async (path) => {
    const proposal = await editor.write('Sin nada', [{ path, text: null }]);
    const { problems } = await editor.check(proposal);
    expect(problems).toContainEqual(expect.objectContaining({ document: path, severity: 'error' }));
  });

  test('and a logo is one of the files of the tenant', async () => {
    const style = await change('style/style', (it) => (it['logo'] = 'otro.svg'));
    const { problems } = await editor.check(await editor.write('Otro logotipo', [style]));
    expect(problems).toContainEqual(
      expect.objectContaining({ document: 'style/style', pointer: '/logo', severity: 'error' }),
    );
  });

  test('and what all tenants share is not taken away', async () => {
    const proposal = await editor.write('Menos', [{ path: 'form/contact', text: null }]);
    const { problems } = await editor.check(proposal);
    expect(problems).toContainEqual(
      expect.objectContaining({ document: 'form/contact', severity: 'error' }),
    );
  });
});

describe('new files of the product', () => {
  const file = join(root, 'schemas/forms/contact.json');
  const seed = () => seedReleases(server.context);
  const rewrite = (path: string, edit: (value: Titled) => void) =>
    writeFileSync(path, edited(readFileSync(path, 'utf8'), edit));

  test('are laid under what was published in the Studio', async () => {
    await publish(
      await editor.write('Título', [
        await change('form/contact', (it) => (it.title = 'Del Estudio')),
      ]),
    );
    const before = await hashOf();
    rewrite(file, (form) => (form.intro = 'Del producto.'));
    await seed();
    const release = await editor.release();
    expect(release.hash).not.toBe(before);
    expect(release.published_by).toBeNull();
    expect(release.waiting).toEqual([]);
    expect(JSON.parse(textOf(release, 'form/contact'))).toMatchObject({
      title: 'Del Estudio',
      intro: 'Del producto.',
    });
    const { origin, shared } = release.documents.find(({ path }) => path === 'form/contact')!;
    expect([origin, (JSON.parse(shared!) as Titled).intro]).toEqual(['varied', 'Del producto.']);
  });

  test('wait where they are broken, and the Studio lists why', async () => {
    const before = await hashOf();
    const good = readFileSync(file, 'utf8');
    rewrite(file, (form) => (form.titel = 'x'));
    await seed();
    const release = await editor.release();
    expect(release.hash).toBe(before);
    expect(release.waiting).toContainEqual(
      expect.objectContaining({ document: 'form/contact', severity: 'error' }),
    );
    writeFileSync(file, good);
    await seed();
    expect((await editor.release()).waiting).toEqual([]);
  });

  test('of the tenant itself are told and not served: what was published counts', async () => {
    const before = await hashOf();
    rewrite(join(root, 'tenants/almadraba/style.json'), (style) => {
      style.nothing = undefined;
    });
    writeFileSync(join(root, 'tenants/almadraba/texts/es.json'), '{}');
    await seed();
    const release = await editor.release();
    expect(release.hash).toBe(before);
    expect(release.waiting).toMatchObject([{ severity: 'warning', document: 'tenants/almadraba' }]);
  });
});
