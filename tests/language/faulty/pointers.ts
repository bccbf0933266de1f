import { put, swapped } from './variant.ts';

const staff = 'screens/staffTransfer';
const conditions = (column: string, remedy = 'wait_majority') => ({
  type: 'table',
  order: 99,
  rows: '/facts/conditions',
  columns: {
    name: {
      order: 1,
      label: 'Condición',
      value: { from: '/row/name', as: 'code', codes: 'operate-conditions' },
      cardRole: 'title',
    },
    remedy: {
      order: 2,
      label: 'Qué hacer',
      value: { from: column, as: 'code', codes: 'remedies' },
      when: { at: '/row/remedy', equals: remedy },
    },
  },
});

/** Pointers that lead nowhere, or to what may be another row tomorrow. */
export const pointers = put([
  [
    'what a call answers',
    staff,
    '/blocks/late/when/at',
    '/data/transfer/transfer/days_lat',
    '«days_late»',
  ],
  [
    'what is known of the person',
    'screens/position',
    '/data/balance/input/path/id/from',
    '/me/intervenr/uuid',
    '«intervener»',
  ],
  [
    'a call that is not made',
    staff,
    '/blocks/task/text/values/who/from',
    '/data/transfr/transfer/who_acts',
    '«transfer»',
  ],
  [
    'a first answer',
    'forms/beneficiary',
    '/load/answers/others/from',
    '/data/load/total_percentag',
    '«total_percentage»',
  ],
  ['an answer', 'forms/bank-account', '/submit/input/body/alias/from', '/answers/alais', '«alias»'],
  [
    'a fact',
    'screens/position',
    '/blocks/tasks/items/expiring/when/at',
    '/facts/identityExpiresSon',
    '«identityExpiresSoon»',
  ],
  [
    'a fact of whom a form is for',
    'forms/declaration',
    '/access/at',
    '/facts/isLegalPersn',
    '«isLegalPerson»',
  ],
  [
    'a remedy',
    'screens/position',
    '/blocks/tasks/items/sign/when',
    { at: '/facts/remedies', includes: 'sign_document' },
    '«sign_documents»',
    'screens/position /blocks/tasks/items/sign/when/includes',
  ],
  [
    'why somebody may not operate',
    'screens/position',
    '/blocks/tasks/items/sign/when',
    { at: '/facts/whyNot', includes: 'operate_identity_documen' },
    '«operate_identity_document»',
    'screens/position /blocks/tasks/items/sign/when/includes',
  ],
  [
    'a day that is none',
    'screens/position',
    '/blocks/tasks/items/sign/when',
    { at: '/facts/today', atLeast: '2026-02-31' },
    'no es un día',
    'screens/position /blocks/tasks/items/sign/when/atLeast',
  ],
  [
    'a fact of an example',
    'forms/declaration',
    '/examples/good/scope/facts/isLegalPerson',
    'no',
    'nunca vale',
  ],
  [
    'a setting',
    'screens/position',
    '/blocks/tasks/items/expiring/when/at',
    '/tenant/flow/ALLOW_GDRP',
    '«ALLOW_GDPR»',
  ],
  [
    'a row of a fact',
    'screens/profile',
    '/blocks/conditions',
    conditions('/row/remdy'),
    '«remedy»',
    'screens/profile /blocks/conditions/columns/remedy/value/from',
  ],
  ['a column of a table', 'screens/polls', '/blocks/list/key', '/row/uid', '«uuid»'],
  [
    'a beneficiary by number',
    'forms/beneficiary',
    '/load/answers/others/from',
    '/data/load/beneficiaries/0/percentage',
    'por su número',
  ],
  [
    'an account by number',
    'screens/position',
    '/blocks/tasks/items/sign/when',
    { at: '/me/accounts/0/alias', present: true },
    'por su número',
    'screens/position /blocks/tasks/items/sign/when/at',
  ],
  [
    'what the server answered',
    'forms/bank-account',
    '/submit/done/values/cuenta/from',
    '/data/createBankAccount/uuid',
    '/data/submit/',
  ],
]);

const contact = 'forms/profile-contact';

/** Pointers to what is of the same type and belongs to another question. */
export const crossed = [
  ...put([
    [
      'a first answer of another question',
      contact,
      '/load/answers/email/from',
      '/data/load/intervener/contacts/mobile_phone',
      '«email» empieza con lo que es de «mobile_phone»',
      `${contact} /load/answers/email`,
    ],
    [
      'a first answer of what is not asked here',
      'forms/profile-personal',
      '/load/answers/profession/from',
      '/data/load/intervener/personal_data/gender',
      '«profession» empieza con lo que es de «gender»',
      'forms/profile-personal /load/answers/profession',
    ],
    [
      'an answer that is sent as another one',
      contact,
      '/submit/input/body/email/from',
      '/answers/mobile_phone',
      '«email» se envía con lo que se responde a «mobile_phone»',
      `${contact} /submit/input/body/email`,
    ],
  ]),
  ...swapped([
    [
      'two first answers in each other’s place',
      contact,
      ['/load/answers/email', '/load/answers/mobile_phone'],
      'al revés: están cruzados',
      `${contact} /load/answers/email`,
    ],
    [
      'two answers in each other’s place',
      contact,
      ['/submit/input/body/email', '/submit/input/body/mobile_phone'],
      'al revés: están cruzados',
      `${contact} /submit/input/body/email`,
    ],
    [
      'two codes of an account in each other’s place',
      'forms/bank-account',
      ['/submit/input/body/iban_code', '/submit/input/body/swift_code'],
      'al revés: están cruzados',
      'forms/bank-account /submit/input/body/iban_code',
    ],
  ]),
];
