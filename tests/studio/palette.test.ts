import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { addStep, duplicateStep } from '#/language/edits/steps.ts';
import type { Written } from '#/language/lenses/written.ts';
import { buildProposal } from '#/server/releases/buildProposal.ts';
import { whyNoQuestion } from '#/studio/editing/noMore.ts';
import { placePage } from '#/studio/editing/placePage.ts';
import { questionList } from '#/studio/editing/questionList.ts';
import { issueSentence } from '#/studio/editing/told.ts';
import { whereIs } from '#/studio/editing/whereIs.ts';
import { say } from '#/studio/kernel/words.ts';
import { added, addPanel } from '#/studio/panels/addPanel.ts';
import { kinds, type Kind } from '#/studio/panels/kinds.ts';
import { tenants } from '../support/documents.ts';
import { worlds } from '../support/editedForms.ts';

const ROOT = join(import.meta.dirname, '../..');
const base = worlds.almadraba!;
const forms = Object.keys(base).filter(
  (key) => key.startsWith('form/') && whyNoQuestion(base, key) === undefined,
);
const table: Readonly<Record<string, Kind>> = kinds;
const offered = (form: FormDocument) => form.data.properties.add_kind!.enum as string[];

const asked = (documents: typeof base, key: string, add_kind: string, add_title: string) => {
  const add_step = questionList(documents, key).find(({ isLocked }) => !isLocked)?.step ?? '+';
  const lines = { add_choices: 'Uno\nDos', add_page: 'Otra página' };
  return added(documents, key, { add_title, add_kind, add_step, ...lines });
};

test('whatever the palette offers can be published, in every form, and of the rest it says why', () => {
  let documents = base;
  const told = new Set<string>();
  for (const key of forms) {
    const panel = addPanel(base, key);
    for (const [name, { label }] of Object.entries(table)) {
      if (!offered(panel).includes(name)) {
        expect(panel.fields.add_kind!.hint).toContain(say(label));
        told.add(name);
        continue;
      }
      const made = asked(documents, key, name, `${say(label)} aparte`);
      expect(made.issues).toEqual([]);
      documents = made.documents;
    }
  }
  expect([...told]).toEqual(['iban', 'dniOrNie', 'dni', 'nie']);
  const changed = Object.fromEntries(
    forms.flatMap((key) => (documents[key] === base[key] ? [] : [[key, documents[key]!]])),
  );
  expect(Object.keys(changed)).toEqual(forms);
  const built = buildProposal(ROOT, {
    ...{ tenant: 'almadraba', own: tenants.almadraba!, base, changed },
  });
  expect(built.faults.filter(({ severity }) => severity === 'error')).toEqual([]);
}, 300_000);

test('a question that asks for what no form of a tenant may is refused at its words, with the reason', () => {
  const key = forms.find((one) => one === 'form/poll-area')!;
  for (const title of ['Su DNI', 'Su número de cuenta', 'Su contraseña']) {
    const { issues, documents } = asked(base, key, 'text', title);
    expect(issues).toMatchObject([{ code: 'kept', params: { field: 'add_title' } }]);
    expect(documents).toBe(base);
  }
  expect(asked(base, key, 'iban', 'Otra cosa').issues).toHaveLength(1);
});

test('a problem is told with its question; two of the same words are told apart', () => {
  const key = 'form/poll-area';
  const one = asked(base, key, 'text', 'Algo más');
  const two = asked(one.documents, key, 'text', 'Algo más');
  const at = (documents: typeof base, { id }: typeof one) =>
    whereIs(documents, { document: key, pointer: `/data/properties/${id.name}/title` });
  expect(at(one.documents, one)).toMatch(/^«Algo más» · /);
  expect(at(two.documents, one)).toMatch(/^«Algo más \(página \d+, pregunta \d+\)» · /);
  expect(at(two.documents, two)).not.toBe(at(two.documents, one));
  expect(whereIs(base, { document: key, pointer: '/title' })).not.toContain('«');
});

test('a new page goes where the check takes it: behind all that the law asks', () => {
  const places = (key: string) =>
    (addPanel(base, key).data.properties.add_before!.enum ?? []) as string[];
  expect(places('form/kyc-natural')).toEqual([]);
  expect(addPanel(base, 'form/kyc-natural').fields.add_before!.hint).toBe('studio.add.law_first');
  const contact = questionList(base, 'form/order-account').map(({ step }) => step);
  expect(places('form/order-account')).toEqual(contact);
});

test('a page of the tenant’s own is moved, and doubled, only to where the check takes it', () => {
  const key = 'form/kyc-natural';
  const [first, ...others] = questionList(base, key).map(({ step }) => step);
  const page = addStep(base, key, 'propia', 'Página propia');
  const listed = questionList(page.documents, key);
  const apply = (edit: (documents: typeof base) => Written) => edit(page.documents).issues;
  const editing = { shared: base, apply };
  expect(placePage(editing, key, listed, 'propia', first)).toMatchObject([{ code: 'law_first' }]);
  expect(issueSentence({ code: 'law_first', path: key })).toBe(say('studio.add.law_first'));
  expect(placePage(editing, key, listed, 'propia', undefined)).toEqual([]);
  expect(placePage(editing, key, listed, others.at(-1)!, first)).toMatchObject([
    { code: 'locked' },
  ]);
  const doubled = duplicateStep(page.documents, key, 'propia');
  expect(questionList(doubled.documents, key).at(-1)!.step).toBe(doubled.step);
});
