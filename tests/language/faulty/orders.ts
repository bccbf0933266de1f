import { put, swapped } from './variant.ts';

const benefit = 'forms/order-benefit';
const transfer = 'forms/order-transfer';
const payment = 'parts/order-payment';
const period = 'parts/order-increase';
const review = 'parts/order-review';
const page = 'screens/operateOrder';
const offered = '/fields/pay_method/choices';

/** Orders that ask the server about another thing than they send, and choices that do not hear what it says. */
export const orders = [
  ...put([
    [
      'a preview of another change',
      'forms/edit-operation',
      '/calls/preview/input/body/change',
      'CANCEL',
      'Se pregunta por «CANCEL», y el formulario envía «EDIT»',
    ],
    [
      'a preview of what is resumed for what is suspended',
      'forms/suspend-operation',
      '/calls/preview/input/body/change',
      'RESUME',
      'el formulario envía «SUSPEND»',
    ],
    [
      'a preview without the last date',
      'forms/edit-standing-order',
      '/calls/preview/input/body/per_end_date',
      undefined,
      'Se pregunta sin «per_end_date»',
      'forms/edit-standing-order /calls/preview/input/body',
    ],
    [
      'figures of an order without its participations',
      'forms/order-redemption',
      '/calls/judged/input/body/shares',
      undefined,
      'Se pregunta sin «shares»',
      'forms/order-redemption /calls/judged/input/body',
    ],
    [
      'a change that does not say what was shown',
      'forms/edit-operation',
      '/submit/input/body/shown',
      undefined,
      '«/data/preview/change/shown»',
      'forms/edit-operation /submit/input/body',
    ],
    [
      'what nobody has changed',
      'forms/profile-contact',
      '/submit/send',
      undefined,
      'sólo envían lo que cambia',
      'forms/profile-contact /submit',
    ],
    [
      'figures of another type',
      benefit,
      '/calls/simulation/input/body/operation_type',
      'REEMBOLSO',
      'envía «RESCATE» en «operation_type»',
    ],
    [
      'terms of another person',
      benefit,
      '/calls/terms/input/path/id/from',
      '/me/intervener/uuid',
      'en «uuid_account»',
      `${benefit} /calls/terms/input/path/id`,
    ],
    [
      'terms of another product',
      benefit,
      '/calls/terms/input/query/key_product/from',
      '/route/query/cuenta',
      'en «key_product»',
      `${benefit} /calls/terms/input/query/key_product`,
    ],
    [
      'figures of another question',
      benefit,
      '/calls/simulation/input/body/shares/from',
      '/answers/gross_amount',
      'en «shares»',
      `${benefit} /calls/simulation/input/body/shares`,
    ],
    [
      'products for another type',
      transfer,
      '/calls/targets/input/query/operation_type',
      'REEMBOLSO',
      'envía «SOLICITUD_TRASPASO_INTERNO»',
    ],
    [
      'terms of the product that is left',
      transfer,
      '/calls/terms/input/query/key_product_target/from',
      '/route/query/producto',
      'en «key_product_target»',
      `${transfer} /calls/terms/input/query/key_product_target`,
    ],
    [
      'a projection of another day',
      period,
      '/calls/projection/input/body/per_start_date/from',
      '/answers/per_end_date',
      'en «per_start_date»',
      `${period} /calls/projection/input/body/per_start_date`,
    ],
    [
      'first answers of something else',
      'forms/edit-operation',
      '/load/input/path/id/from',
      '/me/intervener/uuid',
      'en «uuid_operation»',
      'forms/edit-operation /load/input/path/id',
    ],
    [
      'what was shown is a word',
      review,
      '/body/shown/from',
      '/data/terms/terms/operation_type',
      '«/data/terms/terms/shown»',
      `${review} /body/shown`,
    ],
    [
      'the form of another order',
      page,
      '/blocks/redemption/when/all/0/equals',
      'RESCATE',
      'envía «REEMBOLSO»',
      `${page} /blocks/redemption/when`,
    ],
    [
      'reasons that are none',
      payment,
      `${offered}/reasons`,
      '/row/name',
      'no es una lista de motivos',
    ],
    [
      'a limit that hears no reasons',
      'forms/order-redemption',
      '/rules/takenWhole/limit/amount_shares_indicator/reasons/from',
      '/data/judged/projection/charges',
      'no es una lista de motivos',
    ],
    [
      'reasons that nobody hears',
      payment,
      `${offered}/reasons`,
      undefined,
      'falta «reasons»',
      `${payment} ${offered}`,
    ],
    [
      'one thing in all rows',
      payment,
      `${offered}/value/from`,
      '/answers/pay_method',
      'es de su fila',
      `${payment} ${offered}/value`,
    ],
    [
      'a direct debit of no account',
      payment,
      '/rules/debit',
      undefined,
      'Falta la regla «debit», que decide sobre «uuid_bank_account»',
    ],
    [
      'the number of a company for a person',
      'parts/fatca-number',
      '/rules/person',
      undefined,
      'Falta la regla «person», que decide sobre «tin_type»',
    ],
    [
      'a choice that is not offered',
      payment,
      '/rules/debit/when/equals',
      'DOMICILIACON',
      '«DOMICILIACION»',
    ],
    [
      'a text as a figure',
      payment,
      '/fields/uuid_bank_account/choices/label/values/iban/as',
      'money',
      'no puede mostrarse como «money»',
    ],
    [
      'a page that is never passed over',
      'parts/order-reading',
      '/step/only',
      true,
      'nunca se pasa',
    ],
    [
      'what keeps a choice of a row from being made, which nobody judges',
      'forms/residences',
      '/fields/residences/fields/tin_country/unavailable',
      {
        ESP: {
          closed: { order: 1, when: { at: '/row/tin_country', equals: 'ESP' }, reason: 'No.' },
        },
      },
      'En una fila no hay «unavailable»',
    ],
  ]),
  ...swapped([
    [
      'the account and the product in each other’s place',
      'forms/order-redemption',
      ['/calls/judged/input/body/uuid_account', '/calls/judged/input/body/key_product'],
      'en «uuid_account»',
      'forms/order-redemption /calls/judged/input/body/uuid_account',
    ],
  ]),
];
