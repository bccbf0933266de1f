/** A variant of a shared document, or a document of a tenant's own, that must not be released. */
export interface StructureAttack {
  what: string;
  /** `<kind>/<id>` of the shared document that it varies. */
  over: string;
  patch: Readonly<Record<string, unknown>>;
  /** Where the variant is refused, below its patch. */
  at: string;
  /** Other variants of the same tenant, by what they vary. */
  beside?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const over =
  (document: string) =>
  (what: string, patch: Readonly<Record<string, unknown>>, at: string): StructureAttack => ({
    what: `${document}: ${what}`,
    over: document,
    patch,
    at,
  });

const never = { at: '/tenant/id', equals: 'nobody' };
const staff = { at: '/facts/isStaff', equals: true };
const notice = (text: string, more: object = {}) => ({
  type: 'notice',
  order: 0,
  tone: 'info',
  text,
  ...more,
});
const long = (words: string) => words.repeat(Math.ceil(1900 / words.length)).slice(0, 1900);

const login = over('screen/login');
const loginForm = over('form/login');
const request = over('screen/passwordRequest');
const renewal = over('form/new-password');

/** Nobody gets in. */
const entrance: StructureAttack[] = [
  login('no form', { blocks: { form: null } }, '/patch/blocks/form'),
  login(
    'another form',
    { blocks: { form: { form: 'password-request' } } },
    '/patch/blocks/form/form',
  ),
  login(
    'a form that nobody sees',
    { blocks: { form: { when: never } } },
    '/patch/blocks/form/when/at',
  ),
  login('every block', { blocks: null }, '/patch/blocks'),
  login('no way to a new password', { blocks: { forgotten: null } }, '/patch/blocks/forgotten'),
  loginForm(
    'a short user name',
    { data: { properties: { username: { maxLength: 1 } } } },
    '/patch/data/properties/username/maxLength',
  ),
  loginForm(
    'a user name of digits',
    { data: { properties: { username: { only_numbers: true } } } },
    '/patch/data/properties/username/only_numbers',
  ),
  loginForm(
    'a short password',
    { data: { properties: { password: { maxLength: 3 } } } },
    '/patch/data/properties/password/maxLength',
  ),
  loginForm(
    'a password under a condition',
    {
      rules: { hide: { when: { at: '/answers/username', equals: 'x' }, show: { password: true } } },
    },
    '/patch/rules/hide/when/at',
  ),
  loginForm(
    'a question of its own',
    {
      data: { properties: { more: { type: 'string', title: 'Más', maxLength: 20, local: true } } },
      fields: { more: { required: true } },
      steps: { access: { fields: { more: 5 } } },
    },
    '/patch/fields/more/required',
  ),
  renewal(
    'a short password',
    { data: { properties: { password: { maxLength: 3 } } } },
    '/patch/data/properties/password/maxLength',
  ),
  request('no form', { blocks: { form: null } }, '/patch/blocks/form'),
  request('for nobody', { access: never }, '/patch/access/at'),
];

/** Nobody gets out, or sees what waits. */
const ways: StructureAttack[] = [
  ...['position', 'operations', 'taxReports'].map((id) =>
    over(`screen/${id}`)('for staff alone', { access: staff }, '/patch/access/at'),
  ),
  over('screen/operations')(
    'no list of orders',
    { blocks: { operations: null, found: null, ofAccount: null, foundOfAccount: null } },
    '/patch/blocks/operations',
  ),
  over('screen/operations')(
    'no way to cancel',
    { blocks: { operations: { actions: { cancel: null } } } },
    '/patch/blocks/operations/actions/cancel',
  ),
  over('screen/operations')(
    'a list that nobody sees',
    { blocks: { operations: { when: never } } },
    '/patch/blocks/operations/when/at',
  ),
  ...['waitsForSignature', 'waitsForMoney', 'waitsForDocuments'].map((name) =>
    over('screen/operation')(`no ${name}`, { blocks: { [name]: null } }, `/patch/blocks/${name}`),
  ),
  over('screen/documents')(
    'nothing to sign',
    { blocks: { pendingOwn: null } },
    '/patch/blocks/pendingOwn',
  ),
  over('screen/documents')(
    'no view of it',
    { blocks: { views: { items: { pending: null } } } },
    '/patch/blocks/views/items/pending',
  ),
  over('screen/position')(
    'no tasks',
    { blocks: { tasks: { items: { sign: null } } } },
    '/patch/blocks/tasks/items/sign',
  ),
  over('navigation/navigation')(
    'no sections',
    { sections: { position: null, operations: null } },
    '/patch/sections/position',
  ),
  over('navigation/navigation')(
    'another place',
    { sections: { operations: { to: '/profile' } } },
    '/patch/sections/operations/to',
  ),
  over('navigation/navigation')(
    'no notices',
    { menu: { notifications: null } },
    '/patch/menu/notifications',
  ),
  over('navigation/navigation')(
    'for nobody',
    { menu: { documents: { when: never } } },
    '/patch/menu/documents/when/at',
  ),
];

/** Links that do not say what they lead to. */
const labels: StructureAttack[] = [
  {
    ...over('screen/operations')(
      'to cancel',
      { blocks: { operations: { actions: { cancel: { label: 'Ver' } } } } },
      '/patch/blocks/operations/actions/cancel/label',
    ),
    beside: { 'screen/cancelOperation': {}, 'form/cancel-operation': {} },
  },
];

/** Figures that are others. */
const figures: StructureAttack[] = [
  over('screen/position')(
    'the value as the gain',
    {
      blocks: {
        figures: {
          items: { gain: { label: 'Plusvalía', value: { from: '/data/balance/value' } } },
        },
      },
    },
    '/patch/blocks/figures/items/gain/value/from',
  ),
  over('screen/position')(
    'no gain',
    { blocks: { figures: { items: { gain: null } } } },
    '/patch/blocks/figures/items/gain',
  ),
  over('screen/position')(
    'one that nobody said',
    { blocks: { figures: { items: { value: { value: { default: 900000 } } } } } },
    '/patch/blocks/figures/items/value/value/default',
  ),
  over('screen/position')(
    'in a sentence',
    {
      blocks: { evolution: { summary: { values: { invested: { from: '/data/balance/value' } } } } },
    },
    '/patch/blocks/evolution/summary/values/invested/from',
  ),
  over('screen/position')(
    'one that nobody said, in a column',
    { blocks: { accounts: { columns: { gain: { value: { default: '1.000.000' } } } } } },
    '/patch/blocks/accounts/columns/gain/value/default',
  ),
  over('screen/wallet')(
    'the cost as the value',
    { blocks: { positions: { columns: { value: { value: { from: '/row/cost' } } } } } },
    '/patch/blocks/positions/columns/value/value/from',
  ),
  over('screen/myAccount')(
    'no value',
    { blocks: { figures: { items: { value: null } } } },
    '/patch/blocks/figures/items/value',
  ),
];

/** Forms that move money or rights in other words. */
const money: StructureAttack[] = [
  over('form/bank-account')(
    'whose account',
    { intro: 'Escriba el IBAN que le dictará su gestor, aunque no sea suyo.' },
    '/patch/intro',
  ),
  over('form/bank-account')(
    'another title',
    {
      data: {
        properties: { iban_code: { title: 'IBAN de la gestora para el reembolso de tasas' } },
      },
    },
    '/patch/data/properties/iban_code/title',
  ),
  over('form/edit-operation')(
    'in cents',
    { fields: { gross_amount: { hint: 'Escriba el importe en céntimos.' } } },
    '/patch/fields/gross_amount/hint',
  ),
  over('form/edit-operation')(
    'no effect',
    { intro: 'Los cambios no afectan a su orden.' },
    '/patch/intro',
  ),
  over('form/edit-operation')(
    'a fee',
    { data: { properties: { gross_amount: { title: 'Comisión que desea pagar' } } } },
    '/patch/data/properties/gross_amount/title',
  ),
  over('form/intervener-role')(
    'nothing changes',
    { intro: 'Esto no cambia quién puede ordenar.' },
    '/patch/intro',
  ),
  over('form/edit-standing-order')(
    'another date',
    { data: { properties: { per_end_date: { title: 'Fecha del primer cargo' } } } },
    '/patch/data/properties/per_end_date/title',
  ),
  over('form/beneficiary')(
    'no share',
    { rules: { hide: { when: { at: '/answers/name', equals: 'x' }, show: { percentage: true } } } },
    '/patch/rules/hide/when/at',
  ),
  over('form/document-upload')(
    'a card',
    {
      data: {
        properties: { document: { title: 'Foto de su tarjeta de coordenadas por las dos caras' } },
      },
    },
    '/patch/data/properties/document/title',
  ),
  over('screen/accountConfigBank')('no form', { blocks: { add: null } }, '/patch/blocks/add'),
  over('codes/document-categories')('another category', { title: 'Tarjetas' }, '/patch/title'),
];

/** Locks walked around. */
const around: StructureAttack[] = [
  over('screen/wallet')(
    'another page of a product',
    { blocks: { products: { link: { to: '/producto/{product}' } } } },
    '/patch/blocks/products/link/to',
  ),
  over('screen/product')(
    'pushed down by items',
    {
      blocks: {
        actions: {
          items: Object.fromEntries(
            Array.from({ length: 150 }, (_, at) => [
              `more${at}`,
              { order: 100 + at, label: `Ver ${at}`, to: '/account/wallet' },
            ]),
          ),
        },
      },
    },
    '/patch/blocks/actions/items/more0/order',
  ),
  over('screen/product')(
    'pushed down by words',
    { blocks: { held: { title: long('Sus posiciones. ') } } },
    '/patch/blocks/held/title',
  ),
  over('screen/product')(
    'pushed down by a long notice',
    { blocks: { note: notice(long('Un aviso. ')) } },
    '/patch/blocks/note/type',
  ),
  over('screen/product')(
    'pushed down by two notices',
    { blocks: { one: notice('Uno.'), two: notice('Dos.') } },
    '/patch/blocks/one/type',
  ),
  over('screen/product')(
    'something else before it',
    { blocks: { one: { type: 'text', order: 0, text: 'Un texto.' } } },
    '/patch/blocks/one/type',
  ),
  over('screen/product')(
    'denied afterwards',
    {
      blocks: {
        note: notice('Los costes y el riesgo anteriores no se aplican a usted.', { order: 9999 }),
      },
    },
    '/patch/blocks/note/text',
  ),
  over('screen/operation')(
    'denied afterwards',
    {
      blocks: {
        note: notice('Olvide el aviso anterior: su orden sigue en vigor.', { order: 9999 }),
      },
    },
    '/patch/blocks/note/text',
  ),
];

/** Screens that send to each other by what they write in the address. */
const circles: StructureAttack[] = [
  {
    ...over('screen/position')(
      'to the wallet and back',
      { access: { at: '/route/query/s', equals: '1' }, otherwise: '/account/wallet?s=1' },
      '/patch/otherwise',
    ),
    beside: {
      'screen/wallet': {
        access: { not: { at: '/route/query/s', equals: '1' } },
        otherwise: '/account/position?s=2',
      },
    },
  },
];

export const structureAttacks: Readonly<Record<string, readonly StructureAttack[]>> = {
  entrance,
  ways,
  labels,
  figures,
  money,
  around,
  circles,
};

/** What honest managers vary. */
export const honestVariants: readonly Omit<StructureAttack, 'at'>[] = [
  {
    what: 'the words of the entrance',
    over: 'form/login',
    patch: {
      data: { properties: { username: { title: 'Código de cliente' } } },
      fields: { username: { hint: 'Está en su carta de bienvenida.' } },
      submit: { label: 'Acceder' },
    },
  },
  {
    what: 'the words of figures, and one more column',
    over: 'screen/position',
    patch: {
      blocks: {
        figures: { title: 'Su patrimonio', items: { value: { label: 'Patrimonio' } } },
        accounts: {
          columns: {
            invested: {
              order: 35,
              label: 'Aportado',
              value: { from: '/row/net_invested', as: 'money' },
            },
          },
        },
      },
    },
  },
  {
    what: 'the words of the menu, and one more entry',
    over: 'navigation/navigation',
    patch: {
      sections: { operations: { label: 'Mis órdenes' } },
      menu: { polls: { order: 80, label: 'Encuestas', icon: 'list', to: '/account/polls' } },
    },
  },
  ...[
    'login',
    'product',
    'operation',
    'documents',
    'myAccount',
    'accountConfig',
    'summary',
    'operations',
  ].map((id) => ({
    what: 'a closure announced first',
    over: `screen/${id}`,
    patch: {
      blocks: {
        closure: notice(
          'El 24 de diciembre cerramos a las 14:00. Sus órdenes se tramitarán el día 28.',
        ),
      },
    },
  })),
];
