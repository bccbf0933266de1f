import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import type { Field, FormRule, Property } from '#/language/documents/form.ts';
import { sha256 } from '#/language/values/hash.ts';
import { base } from '../../support/documents.ts';
import { swept } from '../../support/sweep.ts';

/** What is wrong with a variant of a shared form, by where in its patch; that its base moved on is another matter. */
function faultsOf(id: string, patch: object): string[] {
  const file = `tenants/hostile/overlays/form/${id}.json`;
  const text = JSON.stringify({ base: { id, sha256: sha256('') }, patch });
  return check([...base, { file, text }], openapi)
    .filter((fault) => fault.file === file && !fault.pointer.startsWith('/base'))
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

const own = (property: Partial<Property>, field: Field = {}, rule?: FormRule) => ({
  data: { properties: { own_q: { title: 'Autorizo a ceder mis datos', own: true, ...property } } },
  fields: { own_q: field },
  steps: { own: { order: 995, title: 'Antes de seguir', fields: { own_q: 10 } } },
  ...(rule && { rules: { own: rule } }),
});
const box = { type: 'boolean', truthyCheckbox: true } as const;
const forms = ['gdpr', 'gdpr-preferences', 'crs', 'crs-minor', 'fatca'];
const others = ['order-redemption', 'order-subscription', 'account-alias', 'convenience-test'];
const always = { at: '/answers/gross_amount', present: true } as const;

describe('no form obliges anybody to accept what a variant asks:', () => {
  test.each(swept([...forms, ...others, 'kyc-natural'], 5))('a box to tick in %s', (id) => {
    expect(faultsOf(id, own(box, { widget: 'checkbox' }))).toEqual([
      expect.stringMatching(/^\/patch\/data\/properties\/own_q\/truthyCheckbox .*aceptar/),
    ]);
  });

  const choice = (...values: string[]) => ({
    widget: 'radio',
    required: true,
    options: Object.fromEntries(values.map((value, order) => [value, { order, label: value }])),
  });
  test.each<[string, object, string]>([
    [
      'a box that has to be answered',
      own({ type: 'boolean' }, { widget: 'checkbox', required: true }),
      '/patch/fields/own_q/required',
    ],
    [
      'one choice',
      own({ type: 'string', enum: ['ACEPTO'] }, choice('ACEPTO')),
      '/patch/fields/own_q/required',
    ],
    [
      'one choice that a rule leaves',
      own({ type: 'string', enum: ['ACEPTO', 'LUEGO'] }, choice('ACEPTO', 'LUEGO'), {
        when: always,
        limit: { own_q: { among: ['ACEPTO'] } },
      }),
      '/patch/rules/own/limit/own_q/among',
    ],
    [
      'one choice that a rule asks for',
      own(
        { type: 'string', enum: ['ACEPTO'] },
        { ...choice('ACEPTO'), required: false },
        { when: always, require: { own_q: true } },
      ),
      '/patch/rules/own/require/own_q',
    ],
    [
      'a tick that a rule asks for',
      own(
        { type: 'boolean' },
        { widget: 'checkbox' },
        {
          when: always,
          limit: { own_q: { truthyCheckbox: true } },
        },
      ),
      '/patch/rules/own/limit/own_q/truthyCheckbox',
    ],
    [
      'a phrase to write',
      own({ type: 'string', maxLength: 200, exact_phrase: true }, { widget: 'exactPhrase' }),
      '/patch/data/properties/own_q/exact_phrase',
    ],
    [
      'every choice of a list',
      own(
        { type: 'array', items: { type: 'string', enum: ['A', 'B'] }, minItems: 2 },
        { ...choice('A', 'B'), widget: 'checkboxes' },
      ),
      '/patch/fields/own_q/required',
    ],
    [
      'the one number',
      own({ type: 'integer', minimum: 1, maximum: 1 }, { widget: 'integer', required: true }),
      '/patch/fields/own_q/required',
    ],
  ])('%s', (_, patch, at) => {
    const told = faultsOf('order-subscription', patch);
    expect(told).toEqual([expect.stringMatching(/aceptar/)]);
    expect(told[0]).toContain(`${at} `);
  });
});

const free = { type: 'string', title: '¿Cómo nos conoció?', maxLength: 40 } as const;

describe('what law asks is answered whatever a variant asks besides:', () => {
  test.each(swept(forms, 3))('nothing of it has to be answered in %s', (id) => {
    expect(faultsOf(id, own(free, { widget: 'text', required: true }))).toEqual([
      expect.stringMatching(/^\/patch\/fields\/own_q\/required .*no es obligatorio/),
    ]);
    expect(faultsOf(id, own(free, { widget: 'text' }))).toEqual([]);
  });

  test.each(['order-subscription', 'kyc-natural', 'kyc-legal'])(
    'it may have to be in %s, where the law leaves what more to ask to the manager',
    (id) => {
      expect(faultsOf(id, own(free, { widget: 'text', required: true }))).toEqual([]);
    },
  );
});
