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
