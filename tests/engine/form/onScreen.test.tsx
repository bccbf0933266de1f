import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Form } from '#/engine/Form.tsx';
import { BlockFrame } from '#/engine/screen/BlockFrame.tsx';
import { facts } from '#/contract/facts.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { transcriptOf, type TranscriptLine } from '#/language/presentation/transcript.ts';
import { sharedForms } from '../../support/documents.ts';
import { click, mount, ports, validatorOf } from '../mount.tsx';

/** Questionnaires: what people answer about themselves, and sign or is kept as their word. */
const about = new Set(['saveKyc', 'updateFatca', 'updateCrs', 'answerAgnosticTest', 'updateGdpr']);
const questionnaires = sharedForms
  .map(({ form }) => form)
  .filter(({ submit }) => submit && about.has(submit.call));

const codes = (id: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../schemas/codes', `${id}.json`), 'utf8'),
  ) as CodesDocument;

afterEach(() => vi.restoreAllMocks());

test('there are questionnaires of every kind, and all of them are kept', () => {
  expect(new Set(questionnaires.map(({ submit }) => submit!.call))).toEqual(about);
  for (const call of about) expect(facts[call as OperationId].evidence).toBeTruthy();
});

test.each(questionnaires)(
  'of $id is kept every text that was on its pages, and no other',
  async (form) => {
    const { answers, scope = {} } = Object.values(form.examples!).find(
      ({ issues }) => issues.length === 0,
    )!;
    const whole = { ...scope, answers: { ...answers } };
    const shown = await textsOnPages(form, whole);
    const kept = transcriptOf(form, whole, { text: ports().text, codes });
    const texts = kept.flatMap(({ title, intro, lines }) => [
      ...(form.review || kept.length > 1 ? [title] : []),
      ...(intro === undefined ? [] : [intro]),
      ...lines.flatMap(textsOf),
    ]);
    expect(sorted(shown)).toEqual(sorted([...texts, ...(form.intro ? [say(form.intro)] : [])]));
  },
);

test('of what is to be read among the questions is kept what was there, in its place', async () => {
  const question = { type: 'string' as const, title: 'Importe', maxLength: 20 };
  const form = {
    kind: 'form',
    id: 'read',
    title: 'Lo que se lee',
    data: {
      type: 'object',
      properties: { amount: question, term: { ...question, title: 'Plazo' } },
    },
    fields: {},
    steps: {
      only: {
        order: 10,
        title: 'Su inversión',
        fields: { amount: 10, term: 20 },
        blocks: {
          risk: {
            ...{ type: 'notice', order: 5, tone: 'info', title: 'Antes de elegir' },
            text: 'Un fondo puede perder valor.',
          },
          term: {
            ...{ type: 'text', order: 15 },
            text: { text: 'Ha escrito {amount}.', values: { amount: { from: '/answers/amount' } } },
          },
          never: {
            ...{ type: 'text', order: 30, text: 'Esto no se lee.' },
            when: { at: '/answers/term', equals: 'nunca' },
          },
          paper: { type: 'text', order: 40, text: 'Sólo en papel.', print: 'only' },
          unknown: { type: 'text', order: 50, text: 'De lo que nadie preguntó.', data: 'terms' },
        },
      },
    },
  } as FormDocument;
  const scope = { answers: { amount: '100', term: '5 años' } };
  const [section] = transcriptOf(form, scope, { text: ports().text, codes });
  expect(section!.texts).toEqual([
    { after: 0, title: 'Antes de elegir', text: 'Un fondo puede perder valor.' },
    { after: 1, text: 'Ha escrito 100.' },
  ]);
  await mount(
    <Form
      document={form}
      validator={validatorOf(form)}
      scope={scope}
      initial={{ ...scope.answers }}
      Frame={BlockFrame}
      onSubmit={() => Promise.resolve(undefined)}
    />,
  );
  const read = [...document.querySelectorAll('.notice-title, .notice-words p, .prose')];
  const kept = section!.texts!.flatMap(({ title, text }) => [...(title ? [title] : []), text]);
  expect(read.filter((node) => !node.closest('[data-print="only"]')).map(plain)).toEqual(
    expect.arrayContaining(kept),
  );
  expect(read.map(plain)).not.toContain('Esto no se lee.');
});

test('a form with nothing to be read among its questions is kept as it always was', () => {
  const form = questionnaires.find(({ id }) => id === 'kyc-natural')!;
  const { answers, scope } = Object.values(form.examples!)[0]!;
  for (const section of transcriptOf(form, { ...scope, answers }, { text: ports().text, codes }))
    expect(Object.keys(section).sort()).not.toContain('texts');
});

const say = (text: FormDocument['title']) => (typeof text === 'string' ? text : text.text);
const sorted = (texts: string[]) => [...new Set(texts)].sort();
const textsOf = ({ label, hint, text, rows }: TranscriptLine): string[] => [
  label,
  ...[hint, text].filter((each) => each !== undefined),
  ...(rows ?? []).flat().flatMap(textsOf),
];

/** What stands on the pages beside the answers themselves: titles, introductions, questions, hints, sentences to tick. */
async function textsOnPages(form: FormDocument, scope: { answers: Answers }): Promise<string[]> {
  window.scrollTo = () => undefined;
  const document = { ...form, load: undefined, calls: undefined, draft: undefined };
  await mount(
    <Form
      document={document}
      validator={validatorOf(form)}
      scope={scope}
      initial={{ ...scope.answers }}
      onSubmit={() => Promise.resolve(undefined)}
    />,
    { codes: (id) => Promise.resolve(codes(id)) },
  );
  const found = new Set<string>();
  for (let page = 0; page < 30; page++) {
    for (const each of await textsHere()) found.add(each);
    if (window.document.querySelector('.review') || !form.review) return [...found];
    await click(window.document.querySelector('button[type=submit]'));
  }
  throw new Error('the form has no end');
}

/** What stands on a page once it stands: rows and code lists come by themselves. */
async function textsHere(): Promise<string[]> {
  const read = () => [...window.document.querySelectorAll(TEXTS)].filter(asked).map(plain);
  let before = read();
  for (let turn = 0; turn < 100; turn++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const now = read();
    if (now.join() === before.join()) return now;
    before = now;
  }
  throw new Error('the page does not settle');
}

const TEXTS = [
  ...['.step-head h2', '.form-legend', '.form-intro', '.field-label', '.field-hint'],
  // A question that is a box to tick has its name beside it.
  ...['.field > .choice > label', '.confirmation > .choice > label', '.rows > legend'],
].join();

/** What the control for files says of itself is no part of the question, and comes whenever the control does. */
const asked = (node: Element) => !node.closest('.upload');

function plain(node: Element): string {
  const copy = node.cloneNode(true) as Element;
  copy.querySelectorAll('.field-optional').forEach((each) => each.remove());
  return copy.textContent.replace(/[\u2066-\u2069]/g, '').trim();
}
