import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import { check } from '#/language/check.ts';
import { base, file } from '../../support/documents.ts';

const { documents } = assemble(base);
const identity = {
  kind: 'tenant',
  id: 'sample',
  name: 'Gestora de Ejemplo, SGIIC, S.A.',
};

/** Where a tenant's variant of a form is refused, in its own file. */
function refused(
  id: string,
  patch: object,
  kind: 'form' | 'screen' | 'navigation' = 'form',
): string[] {
  const sha256 = createHash('sha256')
    .update(documents.get(`${kind}/${id}`)!.text)
    .digest('hex');
  const over = file(`tenants/sample/overlays/${kind}/${id}.json`, { base: { id, sha256 }, patch });
  const tenant = file('tenants/sample/tenant.json', identity);
  return check([...base, tenant, over], openapi)
    .filter((one) => one.file === over.file && one.severity === 'error')
    .map(({ pointer }) => pointer.replace('/patch', ''));
}

const estimate = { steps: { amount: { blocks: { estimate: {} as unknown } } } };
const withEstimate = (value: unknown) => {
  const patch = structuredClone(estimate);
  patch.steps.amount.blocks.estimate = value;
  return patch;
};
const WARNING = {
  type: 'notice',
  order: 1,
  tone: 'info',
  title: 'Antes de contestar',
  text: 'Si contesta No a algo, no podrá invertir con nosotros.',
};
const own = {
  data: { properties: { own_how: { type: 'string', title: '¿Cómo nos conoció?', own: true } } },
  fields: { own_how: { widget: 'text' } },
};
const onStep = (said: object) => ({
  ...own,
  steps: { known: { order: 900, title: 'Sobre nosotros', fields: { own_how: 1 }, ...said } },
});
const asking = (said: object) => {
  const patch = structuredClone(onStep({}));
  Object.assign(patch.data.properties.own_how, said);
  return patch;
};
const ESTIMATE = '/steps/amount/blocks/estimate';

test.each<[string, string, object, string[]]>([
  ['other words above a figure', 'order-redemption', withEstimate({ title: 'Así queda' }), []],
  ['no figures', 'order-redemption', withEstimate(null), [ESTIMATE]],
  [
    'no withholding',
    'order-redemption',
    withEstimate({ items: { withheld: null } }),
    [`${ESTIMATE}/items/withheld/value`],
  ],
  [
    'another figure',
    'order-redemption',
    withEstimate({ items: { net: { value: { from: '/data/simulation/gross_amount' } } } }),
    [`${ESTIMATE}/items/net/value`],
  ],
  [
    'figures now and then',
    'order-redemption',
    withEstimate({
      items: { net: { when: { at: '/data/simulation/reasons', present: true } } },
    }),
    [`${ESTIMATE}/items/net/when`],
  ],
  [
    'another way on',
    'order-redemption',
    { submit: { done: { navigate: '/account/position', values: null } } },
    ['/submit/done'],
  ],
  [
    'any day',
    'order-standing-redemption',
    { data: { properties: { per_start_date: { date: true } } } },
    ['/data/properties/per_start_date/date'],
  ],
  [
    'longer answers',
    'order-subscription',
    { data: { properties: { gross_amount: { maxLength: 40 } } } },
    ['/data/properties/gross_amount/maxLength'],
  ],
  [
    'shorter answers',
    'order-subscription',
    { data: { properties: { gross_amount: { maxLength: 15 } } } },
    [],
  ],
  [
    'an amount without its rule',
    'order-redemption',
    { data: { properties: { gross_amount: { currency: null } } } },
    ['/data/properties/gross_amount/currency'],
  ],
  [
    'its papers before anything else',
    'order-subscription',
    { steps: { reading: { order: 5 } } },
    ['/steps/reading/order'],
  ],
  [
    'words in a step of its own',
    'kyc-natural',
    onStep({ blocks: { warning: WARNING } }),
    ['/steps/known/blocks/warning'],
  ],
  [
    'an introduction to a step of its own',
    'kyc-natural',
    onStep({ intro: WARNING.text }),
    ['/steps/known/intro'],
  ],
  ['a step of its own without them', 'order-subscription', onStep({}), []],
  [
    'words where nothing is locked',
    'order-subscription',
    { steps: { amount: { blocks: { warning: { ...WARNING, text: 'Piense en su plazo.' } } } } },
    [],
  ],
  [
    'an account that is asked for at times',
    'order-redemption',
    {
      rules: {
        sometimes: {
          when: { at: '/answers/amount_shares_indicator', equals: 'P' },
          show: { uuid_bank_account: true },
        },
      },
    },
    ['/rules/sometimes'],
  ],
  [
    'an account on a page that is seen at times',
    'order-redemption',
    {
      steps: {
        collection: { when: { at: '/answers/amount_shares_indicator', equals: 'P' } },
      },
    },
    ['/steps/collection/when'],
  ],
  [
    'a pay method of its own that asks for the account',
    'order-subscription',
    { rules: { debit: { when: { at: '/answers/pay_method', equals: 'TRANSFERENCIA' } } } },
    ['/rules/debit'],
  ],
  ['no date of what befell', 'order-benefit', { rules: { happened: null } }, ['/rules']],
  [
    'more that has to be answered, in more cases',
    'order-subscription',
    {
      ...own,
      rules: {
        asked: { when: { at: '/answers/pay_method', present: true }, require: { own_how: true } },
      },
      steps: { known: { order: 900, title: 'Sobre nosotros', fields: { own_how: 1 } } },
    },
    [],
  ],
  [
    'a question that one of the law asks already',
    'kyc-natural',
    asking({
      title:
        'En los últimos 2 años, ¿ha sido directivo de una ONG o ha tenido responsabilidad pública, usted o una persona allegada',
    }),
    ['/data/properties/own_how/title'],
  ],
  [
    'a question that keeps people from sending',
    'kyc-natural',
    asking({ is_blocking: true }),
    ['/data/properties/own_how/is_blocking'],
  ],
])('a variant of an order with %s', (_what, id, patch, places) => {
  expect(refused(id, patch)).toEqual(places);
});

/** One figure under the name of another, and both of them so. */
const exchanged = (one: string, other: string) => ({
  items: { [one]: { label: 'Importe neto' }, [other]: { label: 'Retención' } },
});

test.each<[string, string, object, string[]]>([
  [
    'figures under the names of others',
    'order-redemption',
    withEstimate(exchanged('withheld', 'net')),
    [`${ESTIMATE}/items/net`],
  ],
  [
    'figures under the names of others, where nothing is sent',
    'simulate-redemption',
    withEstimate(exchanged('withheld', 'net')),
    [`${ESTIMATE}/items/net`],
  ],
  [
    'a charge under the name of a gift',
    'order-redemption',
    { review: { blocks: { estimate: { items: { commission: { label: 'Bonificación' } } } } } },
    ['/review/blocks/estimate/items/commission'],
  ],
  ['no warning', 'simulate-redemption', withEstimate(null), [ESTIMATE]],
  [
    'an amount of its own that is simulated',
    'simulate-redemption',
    { calls: { simulation: { input: { body: { gross_amount: '1.00' } } } } },
    ['/calls/simulation'],
  ],
  [
    'another way on from what was simulated',
    'simulate-redemption',
    { next: { to: '/account/position', values: null } },
    ['/next/to', '/next/values'],
  ],
])('a variant of what says what would come, with %s', (_what, id, patch, places) => {
  expect(refused(id, patch)).toEqual(expect.arrayContaining(places));
});

test.each<[string, string, object, string[]]>([
  [
    'under the name of another',
    'wallet',
    { blocks: { figures: { items: { value: { label: 'Coste' }, cost: { label: 'Valor' } } } } },
    ['/blocks/figures/items/value/label', '/blocks/figures/items/cost/label'],
  ],
  [
    'under the name of another, which is gone',
    'position',
    { blocks: { accounts: { columns: { gain: { label: 'Valor' } } } } },
    ['/blocks/accounts/columns/gain/label'],
  ],
  [
    'as people of the manager say it',
    'wallet',
    { blocks: { figures: { items: { value: { label: 'Patrimonio' } } } } },
    [],
  ],
])('a figure of a screen %s', (_what, id, patch, places) => {
  expect(refused(id, patch, 'screen')).toEqual(places);
});

test('whom an entry of the menu is for stays: it is hidden, and shown to nobody else', () => {
  const told = (patch: object) => refused('navigation', patch, 'navigation');
  expect(told({ menu: { staffAlerts: { when: null } } })).toEqual(['/menu/staffAlerts/when']);
  expect(told({ sections: { operate: { when: null } } })).toEqual(['/sections/operate/when']);
  expect(
    told({ menu: { staffPromises: null }, sections: { wallet: { label: 'Fondos' } } }),
  ).toEqual([]);
  expect(told({ menu: { staffAlerts: null } })).toEqual(['/menu/staffAlerts']);
});
