import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { questionsOf } from '#/language/lenses/question.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { toTenantFiles } from '#/language/proposals/toTenantFiles.ts';
import { buildRelease } from '#/language/release/release.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { runtime } from '#/language/validation/runtime.ts';
import { validateForm } from '#/language/validation/validateForm.ts';
import { say } from '#/studio/kernel/words.ts';
import { added } from '#/studio/panels/addPanel.ts';
import { readCard, writeCard } from '#/studio/panels/questionCard.ts';
import { questionPanel } from '#/studio/panels/questionPanel.ts';
import { base, tenants } from '../support/documents.ts';
import { formsOf, worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const formAt = (of: Documents, key: string) => valueOf(of, key) as unknown as FormDocument;
const hintOf = (of: Documents, id: QuestionId, name: string) =>
  String(questionPanel(of, id, 'essential').fields[name]?.hint);
const written = (of: Documents, id: QuestionId, card: object): Documents => {
  const { documents: after, issues } = writeCard(of, id, { ...readCard(of, id), ...card });
  expect(issues).toEqual([]);
  return after;
};

describe('the limits of a question of the product', () => {
  const id = { in: 'form/order-subscription', name: 'gross_amount' };
  const ruleIn = (of: Documents) => formAt(of, id.in).rules?.limit_gross_amount;

  test('are told in words, and are none of the tenant’s', () => {
    expect(hintOf(documents, id, 'most')).toMatch(
      /^El producto ya limita: como máximo lo que da la consulta «Condiciones de la orden»\.$/,
    );
    // What a limit of one's own does is said once, for both.
    expect(hintOf(documents, id, 'least')).toMatch(
      /^El producto ya limita: como mínimo lo que .*\. Lo que ponga aquí se añade/,
    );
    expect(readCard(documents, id)).toMatchObject({ least: undefined, most: undefined });
  });

  test('are added to by a rule that is always in force, and that goes when it is emptied', () => {
    const after = written(documents, id, { most: '5000.00' });
    expect(ruleIn(after)).toEqual({
      when: { at: '/answers/gross_amount', present: true },
      limit: { gross_amount: { max_value: '5000.00' } },
    });
    expect(readCard(after, id)).toMatchObject({ least: undefined, most: '5000.00' });
    const { most, least } = formAt(documents, id.in).rules!;
    expect(formAt(after, id.in).rules).toMatchObject({ most, least });
    // What is the tenant's own is not told as the product's.
    expect(hintOf(after, id, 'most')).toBe(hintOf(documents, id, 'most'));
    const both = written(after, id, { least: '600', most: '4000' });
    expect(ruleIn(both)!.limit).toEqual({
      gross_amount: { max_value: '4000', min_value: '600' },
    });
    const one = written(both, id, { most: undefined });
    expect(ruleIn(one)!.limit).toEqual({ gross_amount: { min_value: '600' } });
    expect(written(one, id, { least: undefined })[id.in]).toBe(documents[id.in]);
  });

  test('that is added can be published, and refuses what is beyond it', () => {
    const after = written(documents, id, { most: '5000.00' });
    const own = tenants.almadraba!;
    const shared = assemble(base, []).documents.get(id.in)!;
    const { files } = toTenantFiles('almadraba', own, { key: id.in, text: after[id.in], shared });
    const errors = buildRelease(base, files, openapi, {}).problems.filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors).toEqual([]);
    const form = formAt(after, id.in);
    const { answers, scope = {} } = form.examples!.complete!;
    const gross = (gross_amount: string) => {
      const told = { ...answers, gross_amount };
      return validateForm(form, told, { ...scope, answers: told }, interpretRules(form)(runtime))
        .filter(({ path }) => path === '/answers/gross_amount')
        .map(({ code }) => code);
    };
    expect(gross('5000.01')).toEqual(['max_value']);
    expect(gross('5000.00')).toEqual([]);
  });
});

describe('the limits of a question of the tenant', () => {
  const key = 'form/kyc-natural';
  const own = (kind: string) => {
    const page = { add_step: '+', add_page: 'Sobre usted' };
    const asked = { add_title: 'Algo de usted', add_kind: kind, ...page };
    const { documents: after, issues, id } = added(documents, key, asked);
    expect(issues).toEqual([]);
    return { after, id };
  };

  test.each<[string, object, object, object]>([
    ['number', { least: 1, most: 9 }, { minimum: 1, maximum: 9 }, {}],
    [
      'amount',
      { least: '10.00', most: '5000.00' },
      { min_value: '10.00', max_value: '5000.00' },
      {},
    ],
    ['percentage', { least: '5', most: '50' }, { min_value: '5', max_value: '50' }, {}],
    ['text', { least: 2, most: 40 }, { minLength: 2, maxLength: 40 }, {}],
    ['several', { least: 1, most: 2 }, { minItems: 1, maxItems: 2 }, {}],
    [
      'date',
      { least: '2026-01-01', most: '2027-12-31' },
      { date: { from: '2026-01-01', to: '2027-12-31' } },
      { date: true },
    ],
  ])('that asks for %s are its own', (kind, told, limits, emptied) => {
    const { after, id } = own(kind === 'several' ? 'text' : kind);
    const of =
      kind === 'several'
        ? added(documents, key, {
            ...{ add_title: 'Algo de usted', add_kind: kind, add_choices: 'Uno\nDos\nTres' },
            ...{ add_step: '+', add_page: 'Sobre usted' },
          }).documents
        : after;
    const bounded = written(of, id, told);
    const propertyIn = (at: Documents) => formAt(at, key).data.properties[id.name]!;
    expect(propertyIn(bounded)).toMatchObject(limits);
    expect(formAt(bounded, key).rules?.[`limit_${id.name}`]).toBeUndefined();
    expect(readCard(bounded, id)).toMatchObject(told);
    expect(hintOf(bounded, id, 'most')).not.toContain('El producto');
    const free = propertyIn(written(bounded, id, { least: undefined, most: undefined }));
    for (const keyword of Object.keys(limits))
      expect(free[keyword]).toEqual((emptied as Record<string, unknown>)[keyword]);
  });
});

test('every limit of the product is told in words', () => {
  let asked = 0;
  for (const key of formsOf(documents))
    for (const id of questionsOf(documents, key)) {
      const { fields } = questionPanel(documents, id, 'more');
      for (const { hint } of [fields.least, fields.most].filter((field) => field !== undefined)) {
        asked++;
        expect(hint ?? '').not.toMatch(/\{|undefined|NaN|\/(data|facts|answers)/);
      }
    }
  expect(asked).toBeGreaterThan(100);
});

test('every table of rows says what a row of it is', () => {
  const id = { in: 'form/order-subscription', name: 'gross_amount' };
  const { data, fields } = questionPanel(documents, id, 'all');
  const tables = Object.keys(data.properties).filter((name) => name.startsWith('all_'));
  expect(tables.length).toBe(8);
  for (const name of tables) expect(say(fields[name]!.hint as never)).toMatch(/^.{20,}\.$/);
});
