import { describe, expect, it } from 'vitest';
import { rules } from '#/domain/rules/index.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { keywords } from '#/language/keywords/index.ts';
import { withNeighbours } from '#/language/keywords/neighbours.ts';
import { aForm } from '../../support/documents.ts';
import { issues } from '#/language/issues.ts';

/** Judged by the interpreter and by standard keywords of JSON Schema. */
const elsewhere = ['required', 'min_length', 'max_length'];

describe('the keywords', () => {
  it('name every rule of the domain', () => {
    const missing = Object.keys(rules).filter(
      (name) => !elsewhere.includes(name) && !Object.hasOwn(keywords, name),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(keywords))('%s stands under its own name', (name, keyword) => {
    expect(keyword.name).toBe(name);
  });

  it('are the only ones that read something beside their value', () => {
    expect(withNeighbours.filter((name) => !Object.hasOwn(keywords, name))).toEqual([]);
  });
});

const from = { from: '/facts/x' };

describe('the options of a keyword', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['dni', [true], [false, 'x', {}]],
    ['email', [true, { field: 'Correo' }], [{ label: 'Correo' }, 5]],
    ['min_value', [5, '5.00', from, { min: 5 }, { min: from }], [true, { max: 5 }, []]],
    ['max_value_currency', ['12.000', { max: from }], [null, { max: true }]],
    [
      'max_value_currency_dynamic',
      [{ max: from }, { max: 5, in_progress: from }, { max: 5, in_progress: true }],
      [5, {}, { max: 5, in_progress: 'x' }],
    ],
    [
      'periodicity',
      [{ max: from }, { max: 1, amount: 'gross_amount' }, { max: 1, period: from }],
      [true, { amount: 'x' }],
    ],
    ['validIncrease', [{ max_limit: from, type: 'kind' }], [{ max: 5 }]],
    ['isin_not_own_fund', [['ES0000000001'], from, { isins: from }], [true, 'ES0000000001']],
    ['dgs_code', [true, 'plan', 'insurer'], ['bank', { kind: 'plan' }, from]],
    ['dgs_not_own_plan', [['N9002'], from, { codes: from }], [true, 'N9002']],
    ['is_cnae', [true, 4, { length: 5 }], [0, 'x']],
    ['password_confirmation', [true, 'password', { field: 'other' }], [5, { name: 'x' }]],
    ['is_blocking', [true, false, from, { blocking: from }], ['yes']],
    ['internalTransferRule', [true, { error: 'transfer_error' }, { error: from }], ['x']],
    ['truthyCheckbox', [true], [false]],
    ['date', [true], ['YYYY']],
    ['reasons', [from], [true, ['x'], { of: from }]],
    ['share', [true, { others: from }], [{ others: 5 }, {}, { rest: from }]],
  ])('of %s are those that the rule reads', (name, good, bad) => {
    const { option } = keywords[name]!;
    for (const one of good) expect(validateGrammar(option, one), JSON.stringify(one)).toEqual([]);
    for (const one of bad)
      expect(validateGrammar(option, one), JSON.stringify(one)).not.toEqual([]);
  });
});

describe('a rule that needs more than its value', () => {
  const form = aForm((draft) => {
    draft.data.properties.gross_amount = { type: 'string', title: 'Importe', currency: true };
    draft.data.properties.per_period = {
      type: 'string',
      title: 'Periodo',
      enum: ['MENSUAL', 'ANUAL'],
      periodicity: { max: { from: '/facts/yearly' } },
    };
    draft.fields.gross_amount = { widget: 'money' };
    draft.fields.per_period = { widget: 'radio' };
    draft.steps.plan!.fields = { ...draft.steps.plan!.fields, gross_amount: 4, per_period: 5 };
  });
  const answers = { kind: 'once', gross_amount: '100.00', per_period: 'MENSUAL' };

  it('reads its neighbour and the facts', () => {
    expect(issues(form, answers, { facts: { yearly: '1200.00' } })).toEqual([]);
    expect(issues(form, answers, { facts: { yearly: '1199.99' } })).toMatchObject([
      { code: 'periodicity', path: '/answers/per_period', params: { max: '1199.99' } },
    ]);
  });

  it('never passes for want of a fact', () => {
    expect(issues(form, answers, { facts: {} }).map(({ code }) => code)).toContain('fact_missing');
  });
});
