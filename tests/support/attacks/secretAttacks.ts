import { byForm, formOf, secretForm, ownFile, screenOf, byScreen, type Attack } from './attack.ts';

type Json = Record<string, unknown>;
const secret = { from: '/answers/secret' };
const at = (form: Json, name: string) => form[name] as Json;
const set = (change: (form: Json) => void) => secretForm(change);
const body = (form: Json) => (at(form, 'submit').input as Json).body as Json;

const property = (form: Json, name: string) =>
  (at(form, 'data').properties as Record<string, Json>)[name]!;
const field = (form: Json, name: string) => at(form, 'fields')[name] as Json;

/** A password in every place of a form that is not the call that takes it. */
export const secrets: Attack[] = [
  byForm(
    'in a description',
    set((form) => {
      form.submit = {
        call: 'createIssue',
        label: 'Enviar',
        input: { body: { subject: { from: '/answers/note' }, description: secret } },
      };
    }),
    '/submit/input/body/description/from',
  ),
  byForm(
    'in a user name',
    set((form) => (body(form).username = secret)),
    '/submit/input/body/username/from',
  ),
  byForm(
    'with all answers',
    set((form) => {
      form.submit = {
        call: 'answerPoll',
        label: 'Enviar',
        input: { body: { uuid_poll: { from: '/route/params/x' }, answers: { from: '/answers' } } },
      };
    }),
    '/submit/input/body/answers/from',
  ),
  byForm(
    'as the whole body of another call',
    set((form) => (form.submit = { call: 'createIssue', label: 'Enviar' })),
    '/submit/call',
  ),
  byForm(
    'in a path',
    set((form) => ((at(form, 'submit').input as Json).path = { id: secret })),
    '/submit/input/path/id/from',
  ),
  byForm(
    'in a query',
    set((form) => ((at(form, 'submit').input as Json).query = { q: secret })),
    '/submit/input/query/q/from',
  ),
  byForm(
    'in a title',
    set((form) => (form.title = { text: 'Hola {x}', values: { x: secret } })),
    '/title/values/x/from',
  ),
  byForm(
    'in a hint',
    set((form) => (field(form, 'note').hint = { text: '{x}', values: { x: secret } })),
    '/fields/note/hint/values/x/from',
  ),
  byForm(
    'in an address',
    set((form) => (at(form, 'submit').done = { navigate: '/attack?x={x}', values: { x: secret } })),
    '/submit/done/values/x/from',
  ),
  byForm(
    'in what is said afterwards',
    set((form) => (at(form, 'submit').done = { text: { text: '{x}', values: { x: secret } } })),
    '/submit/done/text/values/x/from',
  ),
  byForm(
    'in a load',
    set(
      (form) => (form.load = { call: 'getAccount', input: { path: { id: secret } }, answers: {} }),
    ),
    '/load/input/path/id/from',
  ),
  byForm(
    'in a condition',
    set(
      (form) =>
        (form.rules = {
          r: { when: { at: '/answers/secret', equals: 'x' }, show: { note: true } },
        }),
    ),
    '/rules/r/when/at',
  ),
  byForm(
    'in the condition of a step',
    set((form) => {
      form.steps = {
        ...at(form, 'steps'),
        more: {
          order: 2,
          title: 'Más',
          fields: {},
          when: { at: '/answers/secret', present: true },
        },
      };
    }),
    '/steps/more/when/at',
  ),
  byForm(
    'in a limit',
    set((form) => {
      const when = { at: '/answers/note', present: true };
      form.rules = { r: { when, limit: { amount: { minimum: { from: '/answers/secret' } } } } };
    }),
    '/rules/r/limit/amount/minimum/from',
  ),
  byForm(
    'in a question to the server',
    set((form) => (property(form, 'note')['tin-validator'] = { country: 'secret' })),
    '/data/properties/note/tin-validator',
  ),
  byForm(
    'judged by the server',
    set((form) => (property(form, 'secret')['tin-validator'] = { country: 'note' })),
    '/data/properties/secret/tin-validator',
  ),
  byForm(
    'in a draft',
    set((form) => (form.draft = true)),
    '/draft',
  ),
  byForm(
    'that nobody takes',
    set((form) => delete form.submit),
    '/data/properties/secret',
  ),
  byForm(
    'in plain letters',
    set((form) => (field(form, 'secret').widget = 'text')),
    '/data/properties/secret',
  ),
  byForm(
    'in a long text',
    set((form) => Object.assign(at(form, 'fields'), { secret: { widget: 'textarea' } })),
    '/data/properties/secret',
  ),
  byForm(
    'behind another name',
    set((form) => {
      property(form, 'secret').title = 'Dato';
      Object.assign(at(form, 'fields'), {
        secret: { widget: 'text', autocomplete: 'current-password' },
      });
    }),
    '/data/properties/secret',
  ),
  byForm(
    'with another name and in plain letters for the call',
    set((form) => {
      property(form, 'secret').title = 'Dato';
      Object.assign(at(form, 'fields'), { secret: { widget: 'text' } });
    }),
    '/submit/input/body/password',
  ),
  byForm(
    'contestada por defecto',
    set((form) => (property(form, 'secret').default = 'x')),
    '/data/properties/secret/default',
  ),
  byForm(
    'out of a load',
    set(
      (form) =>
        (form.load = {
          call: 'getMe',
          answers: { secret: { from: '/data/load/user/given_name' } },
        }),
    ),
    '/load/answers/secret',
  ),
  byForm(
    'in rows',
    set((form) => {
      (at(form, 'data').properties as Json).rows = {
        type: 'array',
        title: 'Filas',
        items: {
          type: 'object',
          properties: { pin: { type: 'string', title: 'PIN', maxLength: 9 } },
        },
      };
      Object.assign(at(form, 'fields'), {
        rows: { widget: 'rows', fields: { pin: { widget: 'password' } } },
      });
    }),
    '/data/properties/rows/items/properties/pin',
  ),
  byScreen(
    'given by the address',
    screenOf({
      blocks: {
        form: {
          type: 'form',
          order: 1,
          form: 'attack',
          initial: { secret: { from: '/route/query/x' } },
        },
      },
    }),
    '/blocks/form/initial/secret',
    ownFile(
      'forms/attack',
      set(() => undefined),
    ),
  ),
  ...['Contraseña', 'Su PIN', 'Clave de firma', 'Código de verificación', 'CVV', 'Password'].map(
    (title) =>
      byForm(
        `asked for as ${title}`,
        formOf({
          data: { type: 'object', properties: { note: { type: 'string', title, maxLength: 99 } } },
          fields: { note: { widget: 'textarea' } },
          submit: {
            call: 'createIssue',
            label: 'Enviar',
            input: { body: { description: { from: '/answers/note' } } },
          },
        }),
        '/data/properties/note',
      ),
  ),
];

const answered = (name: string, change: Json): Json => {
  const form = structuredClone(formOf({}));
  Object.assign(property(form, name), change);
  return form;
};
const screen = (initial: Json) =>
  screenOf({ blocks: { form: { type: 'form', order: 1, form: 'attack', initial } } });

/** Answers that only the person can give, given by the document. */
export const prefilled: Attack[] = [
  byForm(
    'a tick by default',
    answered('agreed', { default: true }),
    '/data/properties/agreed/default',
  ),
  byForm(
    'no tick by default',
    answered('agreed', { default: false }),
    '/data/properties/agreed/default',
  ),
  byForm(
    'an amount by default',
    answered('amount', { default: '1000.00' }),
    '/data/properties/amount/default',
  ),
  byForm(
    'an account by default',
    answered('account', { default: 'ES9121000418450200051332' }),
    '/data/properties/account/default',
  ),
  ...Object.entries({
    agreed: true,
    amount: '1000.00',
    account: 'ES9121000418450200051332',
  }).flatMap(([name, value]) => [
    byScreen(
      `${name} as a first answer`,
      screen({ [name]: value }),
      `/blocks/form/initial/${name}`,
      ownFile('forms/attack', formOf({})),
    ),
    byScreen(
      `${name} of the address`,
      screen({ [name]: { from: '/route/query/x' } }),
      `/blocks/form/initial/${name}`,
      ownFile('forms/attack', formOf({})),
    ),
    byScreen(
      `${name} of a setting`,
      screen({ [name]: { from: '/tenant/name' } }),
      `/blocks/form/initial/${name}`,
      ownFile('forms/attack', formOf({})),
    ),
    byForm(
      `${name} by default of a load`,
      formOf({
        load: {
          call: 'getMe',
          answers: { [name]: { from: '/data/load/user/given_name', default: value } },
        },
      }),
      `/load/answers/${name}`,
    ),
    byForm(
      `${name} loaded from the address`,
      formOf({ load: { call: 'getMe', answers: { [name]: { from: '/route/query/x' } } } }),
      `/load/answers/${name}`,
    ),
  ]),
  byForm(
    'an account that cannot be changed',
    formOf({
      fields: { ...(formOf({}).fields as object), account: { widget: 'readonly' } },
      submit: {
        call: 'createBankAccount',
        label: 'Añadir',
        input: { body: { iban_code: { from: '/answers/account' } } },
      },
    }),
    '/fields/account/widget',
  ),
  byForm(
    'an account out of a list',
    {
      ...answered('account', { enum: ['ES9121000418450200051332'] }),
      submit: {
        call: 'createBankAccount',
        label: 'Añadir',
        input: { body: { iban_code: { from: '/answers/account' } } },
      },
    },
    '/data/properties/account',
  ),
];
