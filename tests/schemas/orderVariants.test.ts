import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { sha256 } from '#/language/values/hash.ts';
import { readDocuments } from '#/server/releases/readDocuments.ts';

const { base } = readDocuments(join(import.meta.dirname, '../..'));

/** What is wrong with a variant of a form of orders, by where in its patch. */
function faultsOf(id: string, patch: object): string[] {
  const file = `tenants/hostile/overlays/form/${id}.json`;
  const text = JSON.stringify({ base: { id, sha256: sha256('') }, patch });
  return check([...base, { file, text }], openapi)
    .filter((fault) => fault.file === file && fault.severity === 'error')
    .map(({ pointer }) => pointer);
}

describe('a variant of a form of orders is refused that', () => {
  test.each<[string, string, object]>([
    [
      'takes the confirmation of the fact sheet away',
      'order-subscription',
      { fields: { has_read_dfi: null } },
    ],
    [
      'leaves the confirmation of the report to choice',
      'order-subscription',
      { data: { properties: { has_read_report: { truthyCheckbox: null } } } },
    ],
    [
      'never asks for the tick',
      'order-subscription',
      { rules: { tick: { when: { equals: 'never' } } } },
    ],
    ['takes the rule of the phrase away', 'order-transfer', { rules: { phrase: null } }],
    [
      'is content with any phrase',
      'order-contribution',
      { data: { properties: { convenience_phrase: { exact_phrase: null } } } },
    ],
    [
      'hides the page of what was read',
      'order-standing-contribution',
      { steps: { reading: { when: { at: '/answers/gross_amount', present: false } } } },
    ],
    [
      'shows the papers nowhere',
      'order-subscription',
      { steps: { reading: { blocks: { papers: null } } } },
    ],
    ['takes the least amount away', 'order-subscription', { rules: { least: null } }],
    [
      'takes a lower amount for the least',
      'order-subscription',
      { rules: { least: { limit: { gross_amount: { min_value: { min: '1.00' } } } } } },
    ],
    [
      'leaves the amount to choice',
      'order-subscription',
      { fields: { gross_amount: { required: null } } },
    ],
    [
      'sends another account',
      'order-subscription',
      { submit: { input: { body: { uuid_account: { from: '/answers/gross_amount' } } } } },
    ],
  ])('%s', (_, id, patch) => {
    expect(faultsOf(id, patch)).not.toEqual([]);
  });
});

test('a variant may put another hint, a notice and a question of its own', () => {
  const patch = {
    data: {
      properties: { own_reason: { type: 'string', title: '¿Para qué?', maxLength: 80, own: true } },
    },
    fields: {
      gross_amount: { hint: { text: 'Invertirá desde {minimum}.' } },
      own_reason: { widget: 'text' },
    },
    steps: {
      amount: {
        blocks: { care: { type: 'notice', order: 5, tone: 'info', text: 'Puede perder valor.' } },
        fields: { own_reason: 20 },
      },
    },
  };
  expect(faultsOf('order-subscription', patch)).toEqual([]);
});

const seen = { at: '/data/terms/terms/operation_type', present: true };
const limit = (name: string, of: object) => ({
  rules: { own: { when: seen, limit: { [name]: of } } },
});
const asked = (property: object, field: object = {}) => ({
  data: { properties: { own_q: { type: 'string', title: '¿Por qué?', own: true, ...property } } },
  fields: { own_q: field },
  steps: { own: { order: 90, title: 'Antes de seguir', fields: { own_q: 10 } } },
});
const waysOut = [
  'order-redemption',
  'order-standing-redemption',
  'order-transfer',
  'order-benefit',
];

describe('by where money leaves a variant is refused that', () => {
  test.each(waysOut)('wants an answer of its own, as %s', (id) => {
    const patch = asked({ maxLength: 80 }, { widget: 'text', required: true });
    expect(faultsOf(id, patch)).toEqual(['/patch/fields/own_q/required']);
    expect(faultsOf(id, asked({ maxLength: 80 }, { widget: 'text' }))).toEqual([]);
  });

  test.each<[string, string, object, string]>([
    [
      'leaves all or nothing',
      'order-redemption',
      limit('amount_shares_indicator', { among: ['T'] }),
      '/patch/rules/own/limit/amount_shares_indicator',
    ],
    [
      'bounds the amount',
      'order-redemption',
      limit('gross_amount', { max_value: { max: '100.00' } }),
      '/patch/rules/own/limit/gross_amount',
    ],
    [
      'bounds it in the question',
      'order-redemption',
      { data: { properties: { gross_amount: { max_value: { max: '100.00' } } } } },
      '/patch/data/properties/gross_amount/max_value',
    ],
    [
      'leaves one way of being paid',
      'order-benefit',
      limit('pp_redemption_collection_method', { among: ['TOTAL'] }),
      '/patch/rules/own/limit/pp_redemption_collection_method',
    ],
    [
      'takes a code away',
      'order-redemption',
      { fields: { amount_shares_indicator: { without: ['B'] } } },
      '/patch/fields/amount_shares_indicator/without',
    ],
    [
      'asks for an amount in some cases only',
      'order-redemption',
      {
        rules: {
          own: {
            when: { at: '/answers/uuid_bank_account', present: true },
            show: { amount_shares_indicator: true },
          },
        },
      },
      '/patch/rules/own',
    ],
    [
      'wants a day that is none',
      'order-redemption',
      asked({ date: { from: '2027-01-01', to: '2026-01-01' } }, { widget: 'date', required: true }),
      '/patch/fields/own_q/required',
    ],
    [
      'has nobody choose to leave',
      'order-type',
      { data: { properties: { operation_type: { enum: ['SUSCRIPCION'] } } } },
      '/patch/data/properties/operation_type/enum',
    ],
  ])('%s', (_, id, patch, at) => {
    expect(faultsOf(id, patch)).toContain(at);
  });

  test('and none of it where money comes in', () => {
    expect(faultsOf('order-contribution', limit('gross_amount', { maxLength: 9 }))).toEqual([]);
  });
});
