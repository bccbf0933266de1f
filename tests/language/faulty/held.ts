import { put, swapped } from './variant.ts';

const minor = 'forms/minor-validate';
const origin = '/fields/JUSTIFICANTE_ORIGEN/upload/input';
const config = 'screens/accountConfig';
const banks = '/blocks/banks/presses/remove/press';
const hint = '/fields/gross_amount/hint/values';
const exact = 'no es como la tabla de bloqueos lo guarda';

/** What fits the contract and is about another person, paper or page than was meant. */
export const held = [
  ...put([
    [
      'the papers of a minor filed as those of the guardian',
      'forms/kyc-minor',
      `${origin}/path/id/from`,
      '/me/intervener/uuid',
      exact,
      'forms/kyc-minor /fields/JUSTIFICANTE_ORIGEN/upload',
    ],
    [
      'a proof that is filed as another',
      'forms/kyc-minor',
      `${origin}/body/subcategory`,
      'DOCUMENTO_ACREDITATIVO_TITULARIDAD_CC',
      exact,
      'forms/kyc-minor /fields/JUSTIFICANTE_ORIGEN/upload',
    ],
    [
      'the draft of the guardian in place of that of the minor',
      minor,
      '/submit/input/path/id/from',
      '/me/intervener/uuid',
      exact,
      `${minor} /submit/input/path`,
    ],
    [
      'an order that is not judged when all is asked for',
      'forms/order-redemption',
      '/calls/judged/when/any/0',
      { at: '/answers/gross_amount', present: true },
      exact,
      'forms/order-redemption /calls/judged/when',
    ],
    [
      'an order that is always judged',
      'forms/order-redemption',
      '/calls/judged/when',
      undefined,
      'Falta «/calls/judged/when»: la tabla de bloqueos lo exige',
    ],
    [
      'a product to move to without its papers',
      'forms/order-transfer',
      '/fields/key_product_target/documents',
      undefined,
      'Falta «/fields/key_product_target/documents»',
    ],
    [
      'a message of the other party that is another',
      'forms/transfer-accepted',
      '/submit/input/body/kind',
      'REQUESTED',
      exact,
    ],
    [
      'answers that need not be signed any more',
      'forms/crs-minor',
      '/submit/done/navigate',
      '/account/position',
      exact,
      'forms/crs-minor /submit/done',
    ],
    [
      'earlier answers that nobody compares with',
      'forms/kyc-minor',
      '/again/before',
      undefined,
      exact,
      'forms/kyc-minor /again',
    ],
    [
      'an account that is chosen and not led on with',
      'forms/order-type',
      '/next/values/tipo/from',
      '/route/query/tipo',
      exact,
      'forms/order-type /next',
    ],
    [
      'a choice after which nothing follows',
      'forms/order-type',
      '/next',
      undefined,
      'ni envía ni lleva a otra página',
    ],
    ...['login', 'verify'].map((id): Parameters<typeof put>[0][number] => [
      `a page for guests that no guest sees: ${id}`,
      `screens/${id}`,
      '/guest',
      undefined,
      'sin «guest» no la vería',
    ]),
    [
      'a button that says another amount than is sent',
      'forms/order-contribution',
      '/submit/label/values/amount/from',
      '/data/terms/terms/minimum/gross_amount',
      'que no es ninguna respuesta que se envíe',
    ],
    [
      'a press of a row on what the address names',
      config,
      `${banks}/input/path/bankId/from`,
      '/route/query/banco',
      'y no sobre la fila en que está',
    ],
    [
      'a press of a row that takes away something of another kind',
      config,
      banks,
      {
        call: 'deleteBeneficiary',
        input: { path: { id: { from: '/route/query/cuenta' }, bid: { from: '/row/uuid' } } },
      },
      'actúa sobre «beneficiaries», y las filas son «bank_accounts»',
      `${config} ${banks}/call`,
    ],
    [
      'a press of a row on what the row is about',
      'screens/notifications',
      '/blocks/list/presses/read/press/input/path/id/from',
      '/row/uuid_operation',
      '«/row/uuid_operation» es otra cosa',
    ],
  ]),
  ...swapped([
    [
      'the least of an order by the name of the most',
      'forms/order-standing-subscription',
      [`${hint}/minimum/from`, `${hint}/maximum/from`],
      'no es un mínimo',
      'forms/order-standing-subscription /fields/gross_amount/hint/values/minimum/from',
    ],
  ]),
];
