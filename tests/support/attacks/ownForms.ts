import { byForm, byScreen, formOf, screenOf, type Attack } from './attack.ts';

type Json = Record<string, unknown>;

const search = { order: 1, control: 'search' };
const filtered = (what: string, item: Json, pointer = '/blocks/a/items/a', more: Json = {}) =>
  byScreen(
    what,
    screenOf({ ...more, blocks: { a: { type: 'filters', order: 1, items: { a: item } } } }),
    pointer,
  );

/** What would stand in the address, and in the history of the browser with it. */
export const filters: Attack[] = [
  ...['Contraseña', 'Contra-seña', 'Contr4seña', 'Clave de firma', 'Código de verificación'].map(
    (label) => filtered(`a search by ${label}`, { ...search, label, param: 'x' }),
  ),
  filtered('a search named as a password', { ...search, label: 'Dato', param: 'clave' }),
  filtered('a hint', { ...search, label: 'Dato', hint: '¿Cuál es su contraseña?', param: 'x' }),
  filtered('an option that names a secret', {
    ...{ order: 1, control: 'select', label: 'Dato', param: 'x' },
    options: { A: { order: 1, label: 'Mi contraseña' } },
  }),
  ...['DNI', 'Su IBAN', 'Teléfono móvil', 'Correo electrónico', 'Nombre y apellidos'].map((label) =>
    filtered(`a search by ${label}`, { ...search, label, param: 'x' }),
  ),
  filtered(
    'anything typed before the login',
    { ...search, label: 'Usuario', param: 'usuario' },
    '/blocks/a/items/a',
    { guest: true },
  ),
];

const poll = (property: Json, field: Json = {}) =>
  formOf({
    data: { type: 'object', properties: { note: { type: 'string', maxLength: 99, ...property } } },
    fields: { note: { widget: 'text', ...field } },
    submit: {
      call: 'answerPoll',
      label: 'Enviar',
      input: {
        body: {
          form: 'attack',
          uuid_poll: { from: '/route/params/uuid' },
          answers: { from: '/answers' },
        },
      },
    },
  });
const asked = (what: string, form: Json) => byForm(what, form, '/data/properties/note');

/** Questions of a tenant's own whose answers get somebody in, or name them, and are kept in clear. */
export const ownQuestions: Attack[] = [
  ...[
    ...['Contra-seña', 'Contr4seña', 'Credencial de entrada', 'Segundo factor', 'IBAN y DNI'],
    ...['Palabra con la que entra en su área', 'Los 16 números de su VISA'],
    ...['Las seis cifras que le acaban de llegar al móvil', 'Número de su cuenta bancaria'],
    ...['Pasaporte', 'Su N.I.F.', 'Dígitos de la tarjeta', 'El SMS que ha recibido'],
  ].flatMap((title) => [
    asked(`«${title}» in words`, poll({ title })),
    asked(
      `«${title}» as a number`,
      poll({ title, type: 'integer', maxLength: undefined }, { widget: 'integer' }),
    ),
  ]),
  asked('a hint', poll({ title: 'Dato' }, { hint: '¿Cuál es su contraseña?' })),
  asked('what stands in the empty field', poll({ title: 'Dato' }, { placeholder: 'Su PIN' })),
  ...['recoverPassword', 'createToken'].map((call) =>
    byForm(
      `${call} out of a form of its own`,
      formOf({ guest: undefined, submit: { call, label: 'Quiero mi regalo' } }),
      '/submit/call',
    ),
  ),
];

const contact = (what: string, block: Json, pointer: string) =>
  byScreen(
    what,
    screenOf({ blocks: { a: { type: 'contact', order: 1, ...block } } }),
    `/blocks/a${pointer}`,
  );

/** Telephones and mails that one touch calls or writes to, and that are not the tenant's. */
export const contacts: Attack[] = [
  contact(
    'a dear number by default',
    { phone: { from: '/tenant/support/phone', default: '11888' } },
    '/phone/default',
  ),
  contact(
    'a dear number out of another setting',
    { phone: { from: '/tenant/s3_path', default: '11888' } },
    '/phone/from',
  ),
  contact(
    'a foreign number',
    { phone: { from: '/me/user/given_name', default: '44 909 879 0000' } },
    '/phone/from',
  ),
  contact(
    'the mail of an authority',
    { email: { from: '/tenant/support/email', default: 'inversores@cnmv.es' } },
    '/email/default',
  ),
  contact(
    'hours that say a number',
    { hours: { from: '/tenant/support/hours', default: 'Envíe ALTA al 25511' } },
    '/hours/default',
  ),
];
