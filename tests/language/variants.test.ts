import { expect, it } from 'vitest';
import { sha256 } from '#/language/values/hash.ts';
import { aForm, aScreen, errorsOf, file, formFile, screenFile } from '../support/documents.ts';

const form = formFile(aForm((draft) => (draft.fields.kind!.locked = true)));
const screen = screenFile(aScreen());

const words = ['Otro', 'Más datos', 'Sus datos, por favor', 'Datos: los suyos', '¿Qué desea?'];
const fields = ['amount', 'note', 'agreed', 'origins', 'holders'];

/** What tenants change every day: words, order, hints, fields and columns more or less, blocks shown to some. */
const patches: ['form' | 'screen', object][] = [
  ...words.flatMap((title): ['form' | 'screen', object][] => [
    ['form', { title }],
    ['form', { steps: { rest: { title } } }],
    ['form', { data: { properties: { note: { title } } } }],
    ['screen', { title }],
    ['screen', { blocks: { figures: { items: { value: { label: title } } } } }],
  ]),
  ...fields.flatMap((name): ['form', object][] => [
    ['form', { fields: { [name]: { hint: 'Una ayuda' } } }],
    // A box that has to be ticked is nobody's to add.
    ...(name === 'agreed'
      ? []
      : [['form', { fields: { [name]: { required: true } } }] satisfies ['form', object]]),
    [
      'form',
      { rules: { own: { when: { at: '/answers/kind', equals: 'once' }, show: { [name]: true } } } },
    ],
  ]),
  ...fields.slice(0, 3).map((name): ['form', object] => [
    'form',
    {
      data: { properties: { [name]: null } },
      fields: { [name]: null },
      steps: { plan: { fields: { [name]: null } }, rest: { fields: { [name]: null } } },
    },
  ]),
  [
    'form',
    {
      data: { properties: { extra: { type: 'string', title: 'DNI', dni: true, local: true } } },
      fields: { extra: { widget: 'identity' } },
      steps: { rest: { fields: { extra: 9 } } },
    },
  ],
  ['form', { data: { properties: { note: { maxLength: 50 } } } }],
  [
    'form',
    {
      rules: {
        cap: {
          when: { at: '/tenant/flow/ALLOW_GDPR', equals: true },
          limit: { note: { maxLength: 20 } },
        },
      },
    },
  ],
  ['screen', { blocks: { figures: { order: 9 } } }],
  ['screen', { blocks: { figures: { when: { at: '/facts/canOperate', equals: true } } } }],
  [
    'screen',
    {
      blocks: {
        figures: {
          items: {
            gain: {
              order: 2,
              label: 'Plusvalía',
              value: { from: '/data/balance/gain', as: 'moneySigned' },
              tone: 'gain',
            },
          },
        },
      },
    },
  ],
  ['screen', { blocks: { figures: null } }],
  [
    'screen',
    { blocks: { note: { type: 'notice', order: 0, tone: 'info', text: 'Cerramos en agosto.' } } },
  ],
  [
    'screen',
    {
      blocks: {
        accounts: {
          columns: {
            number: { order: 3, label: 'Número', value: { from: '/row/account_number' } },
          },
        },
      },
    },
  ],
  ['screen', { blocks: { accounts: { title: 'Sus cuentas' } } }],
];

it('has fifty everyday changes', () => expect(patches.length).toBeGreaterThanOrEqual(50));

it.each(patches.map(([kind, patch]) => [kind, JSON.stringify(patch), patch] as const))(
  'a %s may be changed by %s',
  (kind, _text, patch) => {
    const under = kind === 'form' ? form : screen;
    const id = kind === 'form' ? 'sample' : 'sampleScreen';
    const over = file(`tenants/sample/overlays/${kind}s/${id}.json`, {
      base: { id, sha256: sha256(under.text) },
      patch,
    });
    expect(errorsOf(form, screen, over)).toEqual([]);
  },
);
