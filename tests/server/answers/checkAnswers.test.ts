import { describe, expect, test } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { checkAnswers } from '../../../src/server/answers/checkAnswers.ts';
import { codeList } from '../../../src/server/tenants/codeList.ts';
import { pointersOf, type Condition } from '#/language/expressions/condition.ts';
import { planOf } from '#/language/validation/plan.ts';
import { sharedForms } from '../../support/documents.ts';

const country = { type: 'string' as const, title: 'País', maxLength: 3 };
const tin = {
  type: 'string' as const,
  title: 'TIN',
  maxLength: 30,
  'tin-validator': { country: 'country' },
};
const form: FormDocument = {
  kind: 'form',
  id: 'sample',
  title: 'Residencias',
  data: {
    type: 'object',
    properties: {
      status: { type: 'string', title: 'Situación', maxLength: 20 },
      other: { type: 'boolean', title: '¿Otro país?' },
      country,
      tin,
      more: {
        type: 'array',
        title: 'Más',
        maxItems: 3,
        items: {
          type: 'object',
          properties: { country, tin, why: { type: 'string', title: 'Motivo' } },
        },
      },
      agreed: { type: 'boolean', title: 'Conforme', local: true, truthyCheckbox: true },
    },
  },
  fields: {
    status: { widget: 'readonly' },
    other: { widget: 'yesno', required: true },
    country: { widget: 'select', codes: 'countries' },
    tin: { widget: 'text' },
    more: {
      widget: 'rows',
      fields: {
        country: { order: 1, codes: 'countries', widget: 'select' },
        tin: { order: 2 },
        why: { order: 3 },
      },
      rules: { none: { when: { at: '/row/tin', present: false }, show: { why: true } } },
    },
    agreed: { widget: 'checkbox' },
  },
  steps: {
    only: {
      order: 1,
      title: 'Una',
      fields: { status: 1, other: 2, country: 3, tin: 4, more: 5, agreed: 6 },
    },
  },
  rules: {
    other: { when: { at: '/answers/other', equals: true }, show: { country: true, tin: true } },
  },
};
const words = { text: (key: string) => key, codes: codeList };
const faults = (answers: Answers, loaded: Answers = {}) =>
  checkAnswers(form, answers, loaded, {}, words).map(({ code, path }) => `${code} ${path}`);
const good = { other: true, country: 'ESP', tin: '12345678Z' };

describe('answers that no page could have sent', () => {
  test.each<[string, Answers, string[]]>([
    ['are none where all is good', good, []],
    [
      'are those to hidden questions',
      { ...good, other: false },
      ['unknown_field /answers/country', 'unknown_field /answers/tin'],
    ],
    [
      'are those to hidden columns',
      {
        other: false,
        more: [{ country: 'FRA', tin: '1', why: 'x' }],
      },
      ['unknown_field /answers/more/0/why', 'tin-validator /answers/more/0/tin'],
    ],
    ['are codes of no list', { ...good, country: 'XXX' }, ['enum /answers/country']],
    [
      'are codes of no list in rows',
      { other: false, more: [{ country: 'XX', why: 'No hay.' }] },
      ['enum /answers/more/0/country'],
    ],
    ['are wrong tax numbers', { ...good, tin: '12345678A' }, ['tin-validator /answers/tin']],
    [
      'are tax numbers of no country',
      { other: true, tin: '12345678Z' },
      ['tin-validator.country /answers/tin'],
    ],
    ['are strangers', { ...good, extra: 1 }, ['unknown_field /answers/extra']],
  ])('%s', (_, answers, expected) => {
    expect(faults(answers)).toEqual(expected);
  });

  test('are fixed values that are others than those that were loaded', () => {
    expect(faults({ ...good, status: 'A' }, { status: 'A' })).toEqual([]);
    expect(faults({ ...good, status: 'B' }, { status: 'A' })).toEqual([
      'value_changed /answers/status',
    ]);
  });
});

test('no form that is judged hangs its questions on an answer that is never sent', () => {
  const forms = sharedForms.map(({ form: shared }) => shared).filter(({ submit }) => submit);
  const wrong = [form, ...forms].flatMap((one) => {
    const conditions: Condition[] = [
      ...Object.values(one.rules ?? {}).map(({ when }) => when),
      ...Object.values(one.steps).flatMap(({ when }) => when ?? []),
    ];
    const { properties } = planOf(one);
    return conditions
      .flatMap(pointersOf)
      .filter((at) => properties[at.split('/')[2] ?? '']?.local && at.startsWith('/answers/'));
  });
  expect(wrong).toEqual([]);
});
