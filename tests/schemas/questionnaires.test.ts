import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { holds } from '#/language/expressions/condition.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import { base } from '../support/documents.ts';
import { set } from '../language/hostile/case.ts';

const ids = [
  ...['kyc-natural', 'kyc-legal', 'kyc-minor', 'fatca', 'fatca-minor', 'crs', 'crs-minor'],
  ...['gdpr', 'gdpr-preferences'],
  'address',
  ...['profile-contact', 'profile-personal', 'profile-preferences', 'convenience-test'],
];
const parts = [
  'address',
  'consents',
  'controlling-person',
  'crs-address',
  'declares',
  'fatca-number',
  'fatca-status',
  'kyc-activity',
  'kyc-behalf',
  'kyc-declaration',
  'kyc-earlier',
  'kyc-office',
  'kyc-origin',
  'named-person',
  'person-behind',
  'tax-residence',
];
const files = new Set([
  ...ids.map((id) => `schemas/forms/${id}.json`),
  ...parts.map((id) => `schemas/parts/${id}.json`),
]);
const questionnaires = base.filter(({ file }) => files.has(file));
const together = base;
const { documents } = assemble(together);
const forms = ids.map((id) => documents.get(`form/${id}`)!.value as FormDocument);

/** What a form asks, parts put in: its properties, and the columns of its rows. */
const questionsIn = ({ data }: FormDocument): number =>
  Object.values(data.properties).reduce(
    (sum, { items }) =>
      sum + 1 + (items?.type === 'object' ? Object.keys(items.properties as object).length : 0),
    0,
  );

const asked = '/data/properties';
const part = '/properties';

describe('questionnaires of the law', () => {
  it('are documents without faults', () => {
    const faults = check(together, openapi).filter(({ severity }) => severity === 'error');
    expect(faults).toEqual([]);
  });

  it.each([
    ['kyc-natural', false],
    ['kyc-legal', true],
    ['profile-personal', false],
  ])('%s is for one kind of person and refused to the other', (id, isLegalPerson) => {
    const form = forms.find((one) => one.id === id)!;
    const adult = { isMinor: false };
    expect(mayFill(form, { facts: { ...adult, isLegalPerson } })).toBe(true);
    expect(mayFill(form, { facts: { ...adult, isLegalPerson: !isLegalPerson } })).toBe(false);
    expect(mayFill(form, { facts: {} })).toBe(false);
  });

  it('ask adults of themselves, and guardians of a minor', () => {
    const [own, minor] = ['kyc-natural', 'kyc-minor'].map((id) =>
      forms.find((one) => one.id === id)!,
    );
    const may = (isMinor: boolean, isGuardian: boolean) => {
      const facts = { isLegalPerson: false, isMinor, isGuardian };
      return [mayFill(own!, { facts }), mayFill(minor!, { facts })];
    };
    expect(may(false, false)).toEqual([true, false]);
    expect(may(false, true)).toEqual([true, true]);
    expect(may(true, false)).toEqual([false, false]);
  });

  it.each([
    ['kyc-minor', 'minorKyc', '/profile/minor-kyc'],
    ['fatca-minor', 'minorFatca', '/profile/minor-fatca'],
    ['crs-minor', 'minorCrs', '/profile/minor-crs'],
    ['minor-contact', 'minorContact', '/profile/minor-contact'],
    ['minor-personal', 'minorPersonal', '/profile/minor-personal'],
    ['minor-address', 'minorAddress', '/profile/minor-address'],
    ['minor-document', 'minorDocuments', '/profile/minor-documents'],
    ['minor-validate', 'minorChanges', '/profile/minor-changes'],
    ['minor-discard', 'minorChanges', '/profile/minor-changes'],
  ])('%s is of the minor whom its page names, for their guardian alone', (id, screen, path) => {
    const page = documents.get(`screen/${screen}`)!.value as ScreenDocument;
    const shown = Object.values(page.blocks).map((block) => 'form' in block && block.form);
    expect([page.path, shown.includes(id)]).toEqual([path, true]);
    // Of somebody else's child the page says once that there is nothing.
    expect(Object.keys(page.data!)).toContain(page.subject);
    const form = documents.get(`form/${id}`)!.value as FormDocument;
    expect(form.submit!.input!.path!['id']).toEqual({ from: '/route/query/menor' });
    expect(JSON.stringify(form)).not.toContain('/me/intervener/uuid');
    const query = { menor: 'x', direccion: 'y' };
    const route = { name: '', path, params: {}, query };
    const who = (isGuardian: boolean, isStaff = false, isLegalPerson = false) => ({
      route,
      facts: { isGuardian, isStaff, isLegalPerson },
    });
    const seen = [who(true), who(false), who(true, true), who(true, false, true)];
    expect(seen.map((scope) => holds(page.access!, scope))).toEqual([true, false, false, false]);
    expect(seen.slice(0, 2).map((scope) => mayFill(form, scope))).toEqual([true, false]);
    expect(holds(page.access!, { ...who(true), route: { ...route, query: {} } })).toBe(false);
  });

  it('ask of a minor what they ask of an adult, and nothing of an entity', () => {
    const asked = (id: string) =>
      Object.keys(forms.find((one) => one.id === id)!.data.properties).sort();
    const ofEntities = ['giin_code', 'entity_class', 'controlling_persons'];
    for (const kind of ['fatca', 'crs'])
      expect(asked(`${kind}-minor`)).toEqual(
        asked(kind).filter((name) => !ofEntities.includes(name)),
      );
  });

  it('say by examples what is right and what is wrong', () => {
    const without = forms.filter(({ examples = {} }) => {
      const told = Object.values(examples).map(({ issues }) => issues.length > 0);
      return !told.includes(true) || !told.includes(false);
    });
    expect(without).toEqual([]);
  });

  it.each<[what: string, path: string, pointer: string, value: unknown, at?: string]>([
    ['a yes that says no', 'forms/kyc-natural', `${asked}/TIENE_NIF_EEUU/enum`, ['NO', 'SI']],
    ['a third answer', 'forms/kyc-natural', `${asked}/TIENE_NIF_EEUU/enum`, ['SI', 'NO', 'NS']],
    [
      'answers of another question',
      'forms/kyc-natural',
      '/fields/NIVEL_FORMACION/codes',
      'income-brackets',
      '/fields/NIVEL_FORMACION',
    ],
    [
      'no such country',
      'parts/fatca-number',
      `${part}/tin_code/tin-validator/country`,
      { const: 'US' },
    ],
    [
      'a number that nobody looks at',
      'parts/fatca-number',
      `${part}/tin_code/tin-validator`,
      undefined,
      `${part}/tin_code`,
    ],
    [
      'countries that repeat',
      'forms/crs',
      `${asked}/residences/distinct`,
      undefined,
      `${asked}/residences`,
    ],
    ['words of its own', 'forms/kyc-legal', `${asked}/NORMATIVA_CRS/title`, '¿Cómo se clasifica?'],
    ['a draft of any test', 'forms/convenience-test', '/draft', true],
    ['a consent given beforehand', 'parts/consents', '/properties/profiling/default', true],
  ])('are refused with one slip: %s', (_what, path, pointer, value, at = pointer) => {
    const file = `schemas/${path}.json`;
    const slipped = together.map((one) => {
      if (one.file !== file) return one;
      const document = JSON.parse(one.text) as object;
      set(document, pointer, value);
      return { file, text: JSON.stringify(document) };
    });
    const faults = check(slipped, openapi).filter(({ severity }) => severity === 'error');
    expect(faults.map((fault) => `${fault.file}:${fault.pointer}`)).toEqual([`${file}:${at}`]);
  });

  it('take less than nine lines a question, parts included, kept examples of answers not', async () => {
    const lines = await Promise.all(questionnaires.map(({ text }) => linesAsked(text)));
    const questions = forms.reduce((sum, form) => sum + questionsIn(form), 0);
    expect(lines.reduce((sum, each) => sum + each, 0) / questions).toBeLessThan(8.7);
  });
});

/** Lines of a document as it is kept formatted, without the answers that were kept to try it. */
async function linesAsked(text: string): Promise<number> {
  const asks = { ...(JSON.parse(text) as object), examples: undefined };
  const options = { parser: 'json', objectWrap: 'collapse', printWidth: 120 } as const;
  const formatted = await format(JSON.stringify(asks), options);
  return formatted.trimEnd().split('\n').length;
}
