import { expect, test } from 'vitest';
import { costOfForm, costOfScreen } from '#/language/proposals/costOf.ts';
import { shownWith } from '#/language/proposals/shownWith.ts';
import { aForm, aScreen } from '../../support/documents.ts';

const documents = Object.fromEntries(
  Object.entries({
    'form/sample': aForm((form) => (form.fields.note!.codes = 'sectors')),
    'form/other': aForm((form) => {
      form.id = 'other';
      form.title = 'Lo que nadie ha de ver';
    }),
    'screen/page': aScreen((screen) => {
      screen.blocks = { form: { order: 1, type: 'form', form: 'sample' } };
    }),
    'codes/sectors': { kind: 'codes', id: 'sectors', title: 'Sectores', items: {} },
    'codes/others': { kind: 'codes', id: 'others', title: 'Otros', items: {} },
    'settings/settings': {
      kind: 'settings',
      issues_mail: 'nadie@x.example',
      payments_enabled: true,
    },
    'style/style': { kind: 'style', id: 'style', light: {} },
    'example/veinte': { kind: 'example', id: 'veinte', form: 'sample' },
    'words/es': { x: 'Y' },
    'texts/en': {
      'Sus datos': 'Your data',
      'Lo que nadie ha de ver': 'What nobody is to see',
      Continuar: 'Continue',
      Importe: 'Amount',
    },
  }).map(([key, value]) => [key, JSON.stringify(value)]),
);
const told = (path: string) => shownWith(documents, path);

test('a form is shown with the lists that it names, the look, the settings and its own sentences', () => {
  const shown = told('form/sample');
  expect(Object.keys(shown).sort()).toEqual([
    ...['codes/sectors', 'form/sample', 'settings/settings', 'style/style', 'texts/en'],
  ]);
  expect(Object.keys(JSON.parse(shown['texts/en']!) as object)).toEqual([
    ...['Sus datos', 'Continuar', 'Importe'],
  ]);
});

test('what only the server reads of the settings goes nowhere', () => {
  expect(told('form/sample')['settings/settings']).toBe(
    JSON.stringify({ kind: 'settings', payments_enabled: true }),
  );
});

test('a screen is shown with the forms that it draws, and with what these are drawn by', () => {
  const keys = Object.keys(told('screen/page'));
  expect(keys).toEqual(expect.arrayContaining(['screen/page', 'form/sample', 'codes/sectors']));
  expect(keys).not.toContain('form/other');
  expect(keys).not.toContain('codes/others');
});

test('what it costs is what it asks: questions, conditions with each key, calls in a row', () => {
  const plain = costOfForm(aForm((form) => delete form.rules));
  expect(plain).toMatchObject({ fields: 6, conditions: 0, turns: 0 });
  const ruled = aForm((form) => {
    const all = [
      { at: '/answers/kind', equals: 'once' },
      { at: '/answers/amount', atLeast: 3 },
    ];
    form.rules = { x: { when: { all }, show: { note: true } } };
    form.calls = {
      one: { call: 'listIntervenerAccounts' },
      two: { call: 'getAccount', input: { path: { id: { from: '/data/one/accounts' } } } },
      later: { call: 'getAccount', input: { path: { id: { from: '/answers/kind' } } } },
    };
  });
  expect(costOfForm(ruled)).toEqual({ fields: 6, conditions: 2, turns: 2 });
  const screen = aScreen((one) => (one.data = { own: { call: 'listIntervenerAccounts' } }));
  expect(costOfScreen(screen, [ruled])).toEqual({ fields: 6, conditions: 2, turns: 3 });
});
