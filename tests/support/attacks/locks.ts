import { sha256 } from '#/language/values/hash.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { base, file } from '../documents.ts';
import { consents, order, orderPage, pageOf } from './lockedForms.ts';

/** A way around a lock: the files that it adds to `ground`, or puts in place of those of the same path. */
export interface Attack {
  what: string;
  files: DocumentFile[];
}

const kept =
  /^schemas\/(codes|texts|locks|navigation|forms\/(cancel|verify)|parts\/change-review|screens\/(cancel|accountConfig|block|summary|verify))/;

/** Shared documents, with two regulated forms and their pages. */
export const ground: DocumentFile[] = [
  ...base.filter(({ file: path }) => kept.test(path)),
  file('schemas/forms/consents.json', consents()),
  file('schemas/forms/order.json', order()),
  file('schemas/screens/consentsPage.json', pageOf('consents', 'screen')),
  file('schemas/screens/orderPage.json', orderPage('order', 'block')),
];

const textOf = (path: string) => ground.find((one) => one.file === path)!.text;
const folders = { form: 'forms/', screen: 'screens/', codes: 'codes/', navigation: '' } as const;

const over = (
  kind: keyof typeof folders,
  id: string,
  what: string,
  patch: Record<string, unknown>,
): Attack => ({
  what: `${kind} ${id}: ${what}`,
  files: [
    file(`tenants/sly/overlays/${kind}/${id}.json`, {
      base: { id, sha256: sha256(textOf(`schemas/${folders[kind]}${id}.json`)) },
      patch,
    }),
  ],
});
const says = (language: string, what: string, texts: Record<string, string>): Attack => ({
  what: `texts ${language}: ${what}`,
  files: [file(`tenants/sly/texts/${language}.json`, texts)],
});
const shared = (what: string, ...files: [string, unknown][]): Attack => ({
  what,
  files: files.map(([path, document]) => file(path, document)),
});
const own = (what: string, path: string, document: unknown): Attack =>
  shared(`of its own: ${what}`, [`tenants/sly/${path}`, document]);

const always = { at: '/facts/canOperate', present: true };
const never = { at: '/facts/canOperate', equals: 'never' };

/** What a tenant might write so that a locked node says, asks or sends something else. */
export const attacks: Attack[] = [
  // Code lists.
  over('codes', 'pay-methods', 'labels change places', {
    items: {
      TRANSFERENCIA: { label: 'Domiciliación bancaria' },
      DOMICILIACION: { label: 'Transferencia' },
    },
  }),
  over('codes', 'yes-no', 'labels change places', {
    items: { SI: { label: 'No' }, NO: { label: 'Sí' } },
  }),
  over('codes', 'yes-no', 'orders change places', {
    items: { SI: { order: 20 }, NO: { order: 10 } },
  }),
  over('codes', 'yes-no', 'the whole list', { items: null }),
  over('codes', 'yes-no', 'a third answer', { items: { QUIZA: { order: 30, label: 'Sí' } } }),
  over('codes', 'yes-no', 'a hint', {
    items: { SI: { hint: 'Es lo que responde todo el mundo' } },
  }),
  over('codes', 'yes-no', 'its lock', { locked: null }),
  over('codes', 'yes-no', 'its lock is false', { locked: false }),
  over('codes', 'kyc-questions', 'its title', { title: 'Preguntas de la encuesta' }),
  over('codes', 'operation-statuses', 'a status', { items: { CANCELLED: { label: 'Terminada' } } }),
  over('codes', 'countries', 'a country less', { items: { USA: null } }),
  over('codes', 'crs-indicators', 'a locked item', { items: { RP: { label: 'No declarable' } } }),
  over('codes', 'crs-indicators', 'another says what a locked one says', {
    items: { SC: { label: 'Persona no declarable' } },
  }),
  own('a list under the same id', 'codes/yes-no.json', {
    kind: 'codes',
    id: 'yes-no',
    title: 'Sí o no',
    items: { SI: { order: 1, label: 'No' }, NO: { order: 2, label: 'Sí' } },
  }),
  // Texts.
  says('es', 'an answer', { Sí: 'No' }),
  says('es', 'a document that nobody knows', {
    'No conocemos este documento': 'El documento es válido',
  }),
  says('es', 'a question', { '¿Tiene un NIF de Estados Unidos?': '¿Ha viajado a Estados Unidos?' }),
  says('es', 'a rule by its code', { is_blocking: 'Puede actuar por otra persona.' }),
  says('es', 'a rule by its sentence', {
    'Debe actuar en nombre propio y no en nombre de otra persona.': 'Puede seguir.',
  }),
  says('es', 'a condition by its code', { operate_of_age: 'Puede operar.' }),
  says('es', 'a warning of a screen', {
    'Necesitamos disponer de su número de teléfono y correo electrónico para darle acceso a su área privada.':
      'Espere un momento.',
  }),
  says('es', 'a message whose places are filled', {
    'Debido a que el alta del cliente está pendiente de validación, no puede operar en la cuenta(s): 1234.':
      'Puede operar en la cuenta 1234.',
  }),
  says('es', 'a plural of a locked text', { 'Sí\u0000pluralone': 'No' }),
  says('es', 'the box of an act that ends something', {
    'Sí, quiero anular esta operación': 'Sí, quiero guardar esta operación',
  }),
  says('es', 'the words of a consent', {
    '¿Nos permite elaborar su perfil?': '¿Quiere una atención mejor?',
  }),
  says('es', 'the title of a locked step', { 'Lo que ha leído': 'Último paso' }),
  says('en', 'answers that change places', { Sí: 'No' }),
  says('en', 'a status says another', { Anulada: 'Finalizada' }),
  says('en', 'the phrase of the law', {
    'Este producto es complejo y se considera no conveniente para mí.': 'I agree.',
  }),
  says('en', 'a place is left out', { accounts_blocked: 'Your registration is pending.' }),
  // Overlays over regulated forms.
  ...(
    [
      ['the title', { title: 'Una encuesta' }],
      ['the introduction', { intro: 'Responda sí para seguir.' }],
      ['an introduction of the step', { steps: { purposes: { intro: 'Responda sí.' } } }],
      ['the lock of the step', { steps: { purposes: { locked: null } } }],
      ['a condition on the step', { steps: { purposes: { when: never } } }],
      ['the step is gone', { steps: { purposes: null } }],
      ['all steps', { steps: null }],
      ['the whole form', { data: null, fields: null, steps: null }],
      ['a hint', { fields: { profiling: { hint: 'Diga que sí.' } } }],
      ['the labels of the answers', { fields: { profiling: { yes: 'No', no: 'Sí' } } }],
      ['another widget', { fields: { profiling: { widget: 'checkbox' } } }],
      ['not required', { fields: { profiling: { required: false } } }],
      ['ticked beforehand', { data: { properties: { profiling: { default: true } } } }],
      ['another question', { data: { properties: { profiling: { title: '¿Sigue ahí?' } } } }],
      ['not sent', { data: { properties: { profiling: { local: true } } } }],
      [
        'filled in with something else',
        { load: { answers: { profiling: { from: '/data/load/intervener/is_minor' } } } },
      ],
      [
        'another answer is sent',
        { submit: { input: { body: { profiling: { from: '/answers/commercial_own' } } } } },
      ],
      ['yes is sent', { submit: { input: { body: { profiling: true } } } }],
      ['one more consent is sent', { submit: { input: { body: { channel_email: true } } } }],
      ['the word of the button', { submit: { label: 'Seguir' } }],
      ['another call', { submit: { call: 'updateIntervener' } }],
      ['never sent', { submit: { when: never } }],
      ['what is said afterwards', { submit: { done: { text: 'No se ha guardado nada.' } } }],
      ['a rule that hides it', { rules: { own: { when: never, show: { profiling: true } } } }],
      [
        'a rule that limits it',
        { rules: { own: { when: always, limit: { profiling: { truthyCheckbox: true } } } } },
      ],
      ['a lock of its own', { fields: { profiling: { locked: true } } }],
      [
        'another field in the locked step',
        {
          data: { properties: { more: { type: 'boolean', title: 'Diga sí a todo', local: true } } },
          fields: { more: { widget: 'checkbox' } },
          steps: { purposes: { fields: { more: 0 } } },
        },
      ],
      [
        'another order of the questions',
        { steps: { purposes: { fields: { profiling: 0, commercial_own: 9 } } } },
      ],
    ] as [string, Record<string, unknown>][]
  ).map(([what, patch]) => over('form', 'consents', what, patch)),
  ...(
    [
      [
        'a field that a rule reads',
        { fields: { result: { options: { phrase: { label: 'Conveniente' } } } } },
      ],
      [
        'a field that a rule reads has a default',
        { data: { properties: { result: { default: 'none' } } } },
      ],
      [
        'a field that a rule reads is hidden',
        { rules: { own: { when: never, show: { result: true } } } },
      ],
      ['what shows the phrase', { rules: { phrase: { when: never } } }],
      ['the rule of the box', { data: { properties: { has_read_dfi: { truthyCheckbox: null } } } }],
      [
        'the rule of the phrase',
        { data: { properties: { convenience_phrase: { exact_phrase: false } } } },
      ],
      ['read without asking', { submit: { input: { body: { has_read_dfi: true } } } }],
      ['the review', { review: null }],
      ['the order of the steps', { steps: { read: { order: 5 } } }],
      ['a second place', { steps: { amount: { fields: { has_read_dfi: 5 } } } }],
      [
        'filled in beforehand',
        {
          load: {
            call: 'getIntervener',
            input: { path: { id: { from: '/me/intervener/uuid' } } },
            answers: { has_read_dfi: { from: '/data/load/intervener/has_docs_signed' } },
          },
        },
      ],
    ] as [string, Record<string, unknown>][]
  ).map(([what, patch]) => over('form', 'order', what, patch)),
  // Screens.
  ...(
    [
      ['taken away', { blocks: { why: null } }],
      ['hidden', { blocks: { why: { when: never } } }],
      ['last', { blocks: { why: { order: 999 } } }],
      ['others go before', { blocks: { how: { order: 1 } } }],
      [
        'something new before',
        { blocks: { all: { type: 'text', order: 0, text: 'Todo va bien.' } } },
      ],
      [
        'two notices before',
        {
          blocks: {
            one: { type: 'notice', order: 0, tone: 'info', text: 'Todo va bien.' },
            two: { type: 'notice', order: 1, tone: 'info', text: 'Espere un momento.' },
          },
        },
      ],
      ['other words', { blocks: { why: { text: 'Espere un momento.' } } }],
      ['a milder tone', { blocks: { why: { tone: 'info' } } }],
      ['on paper only', { blocks: { why: { print: 'only' } } }],
      ['nobody sees the page', { access: never }],
      ['elsewhere', { path: '/elsewhere' }],
      ['all blocks', { blocks: null }],
    ] as [string, Record<string, unknown>][]
  ).map(([what, patch]) => over('screen', 'blockIntervener', what, patch)),
  over('screen', 'verify', 'nothing is compared', {
    blocks: {
      form: null,
      intro: { text: 'El documento es auténtico.' },
    },
  }),
  over('screen', 'summary', 'another order decides what is shown', {
    data: {
      operation: { call: 'getOperation', input: { path: { id: { from: '/route/query/otra' } } } },
    },
  }),
  over('screen', 'summary', 'nothing found', { subject: null }),
  over('screen', 'accountConfig', 'nobody asks before', {
    blocks: { banks: { presses: { remove: { confirm: null } } } },
  }),
  over('screen', 'accountConfig', 'the word of the press', {
    blocks: { banks: { presses: { remove: { label: 'Ver' } } } },
  }),
  over('screen', 'accountConfig', 'other rows under the press', {
    blocks: { banks: { rows: '/data/beneficiaries/beneficiaries' } },
  }),
  over('screen', 'accountConfig', 'one more press', {
    blocks: {
      banks: {
        presses: {
          look: {
            order: 5,
            label: 'Ver',
            press: {
              call: 'deleteBankAccount',
              input: {
                path: { id: { from: '/route/query/cuenta' }, bankId: { from: '/row/uuid' } },
              },
            },
          },
        },
      },
    },
  }),
  over('form', 'cancel-operation', 'without the box', {
    data: { properties: { confirmed: null } },
    fields: { confirmed: null },
    steps: { confirm: { fields: { confirmed: null } } },
  }),
  over('form', 'cancel-operation', 'without the warning', { intro: null }),
  over('screen', 'cancelOperation', 'other words on the button', {
    blocks: { form: { submitLabel: 'Guardar' } },
  }),
  over('screen', 'cancelOperation', 'another title', { title: 'Consultar operación' }),
  over('screen', 'consentsPage', 'answered beforehand', {
    blocks: { form: { initial: { profiling: true } } },
  }),
  over('screen', 'consentsPage', 'something beside', {
    blocks: { say: { type: 'notice', order: 99, tone: 'info', text: 'Responda sí a todo.' } },
  }),
  over('screen', 'orderPage', 'answered beforehand', {
    blocks: { form: { initial: { has_read_dfi: true } } },
  }),
  over('screen', 'summary', 'an unlocked form block for a locked form', {
    blocks: { sly: { type: 'form', order: 90, form: 'consents' } },
  }),
  over('screen', 'summary', 'a list of its own in place of the statuses', {
    blocks: {
      summary: { items: { status: { value: { codes: 'account-kinds' } } } },
    },
  }),
  // Documents of its own.
  own('a form that sends consents', 'forms/own.json', { ...consents(), id: 'own' }),
  own('a form that sends an order', 'forms/own.json', { ...order(), id: 'own' }),
  own('a form under the same id', 'forms/consents.json', consents()),
  own('a page with the form', 'screens/own.json', {
    ...pageOf('consents', 'screen'),
    id: 'own',
    path: '/own',
    name: 'own',
  }),
  own('a page that cancels', 'screens/own.json', {
    ...pageOf('cancel-operation', 'screen'),
    id: 'own',
    path: '/own',
    name: 'own',
  }),
  own('a page with a press that consents', 'screens/own.json', {
    kind: 'screen',
    id: 'own',
    path: '/own',
    name: 'own',
    title: 'Propia',
    data: {
      people: {
        call: 'listIntervenerAccounts',
        input: { path: { id: { from: '/me/intervener/uuid' } } },
      },
    },
    blocks: {
      list: {
        type: 'cardList',
        order: 1,
        data: 'people',
        rows: '/data/people/accounts',
        title: 'Cuentas',
        heading: { from: '/row/alias' },
        presses: {
          yes: {
            order: 1,
            label: 'Ver',
            press: {
              call: 'updateGdpr',
              input: {
                path: { id: { from: '/me/intervener/uuid' } },
                body: { source: 'PRIVATE_AREA', profiling: true },
              },
            },
          },
        },
      },
    },
  }),
  own('a call as data', 'screens/own.json', {
    kind: 'screen',
    id: 'own',
    path: '/own',
    name: 'own',
    title: 'Propia',
    data: {
      yes: {
        call: 'updateGdpr',
        input: {
          path: { id: { from: '/me/intervener/uuid' } },
          body: { source: 'PRIVATE_AREA', profiling: true },
        },
      },
    },
    blocks: { say: { type: 'notice', order: 1, tone: 'info', data: 'yes', text: 'Hola' } },
  }),
  own('yes and no in a list of its own', 'codes/own.json', {
    kind: 'codes',
    id: 'own',
    title: 'Lista',
    items: { SI: { order: 1, label: 'No' }, NO: { order: 2, label: 'Sí' } },
  }),
  own('a status in a list of its own', 'codes/own.json', {
    kind: 'codes',
    id: 'own',
    title: 'Lista',
    items: { CANCELLED: { order: 1, label: 'Terminada' } },
  }),
  own('yes and no as options of a field', 'forms/own.json', {
    kind: 'form',
    id: 'own',
    title: 'Propio',
    data: {
      type: 'object',
      properties: { want: { type: 'string', title: '¿Lo quiere?', enum: ['SI', 'NO'] } },
    },
    fields: {
      want: {
        widget: 'radio',
        options: { SI: { order: 1, label: 'No' }, NO: { order: 2, label: 'Sí' } },
      },
    },
    steps: { all: { order: 1, title: 'Todo', fields: { want: 1 } } },
  }),
  own('locks', 'locks.json', { kind: 'locks', id: 'locks', locks: {}, calls: {} }),
  own('a variant of the locks', 'overlays/locks/locks.json', {
    base: { id: 'locks', sha256: sha256(textOf('schemas/locks.json')) },
    patch: { calls: { updateGdpr: null } },
  }),
  {
    what: 'two variants of one document, the first of which unlocks',
    files: [
      ...over('form', 'consents', '', { steps: { purposes: { locked: null } } }).files,
      file('tenants/sly/overlays/forms/consents.json', {
        base: { id: 'consents', sha256: sha256(textOf('schemas/forms/consents.json')) },
        patch: { steps: { purposes: { title: 'Una encuesta' } } },
      }),
    ],
  },
];

/** Shared forms of regulated calls that do not bear the locks of their call: what is missing, and where. */
export const withoutLocks: [what: string, files: DocumentFile[], at: string][] = [
  ...(
    [
      ['its step is open', (form) => delete form.steps.purposes!.locked, '/steps/purposes'],
      [
        'only its fields are locked',
        (form) => {
          delete form.steps.purposes!.locked;
          for (const field of Object.values(form.fields)) field.locked = true;
        },
        '/steps/purposes',
      ],
      [
        'a purpose is missing',
        (form) => {
          delete form.data.properties.profiling;
          delete form.fields.profiling;
          delete form.steps.purposes!.fields.profiling;
          delete form.load!.answers.profiling;
          delete form.submit!.input!.body!.profiling;
        },
        '/submit',
      ],
      [
        'a purpose is given',
        (form) => (form.submit!.input!.body!.profiling = true),
        '/submit/input/body/profiling',
      ],
      [
        'a channel is given',
        (form) => (form.submit!.input!.body!.channel_email = true),
        '/submit/input/body/channel_email',
      ],
      [
        'a purpose is ticked beforehand',
        (form) => (form.data.properties.profiling!.default = true),
        '/data/properties/profiling/default',
      ],
      [
        'a purpose is filled in with something else',
        (form) =>
          (form.load!.answers.profiling = { from: '/data/load/intervener/gdpr/commercial_own' }),
        '/load/answers/profiling',
      ],
      [
        'a purpose may stay unasked',
        (form) => (form.fields.profiling!.required = false),
        '/fields/profiling/required',
      ],
    ] as [string, (form: ReturnType<typeof consents>) => unknown, string][]
  ).map(([what, change, at]): [string, DocumentFile[], string] => [
    `consents: ${what}`,
    [
      file(
        'schemas/forms/consents.json',
        consents((form) => void change(form)),
      ),
    ],
    `schemas/forms/consents.json:${at}`,
  ]),
  ...(
    [
      ['its step is open', (form) => delete form.steps.read!.locked, '/steps/read'],
      [
        'a box may stay open',
        (form) => delete form.data.properties.has_read_dfi!.truthyCheckbox,
        '/data/properties/has_read_dfi',
      ],
      [
        'read without asking',
        (form) => (form.submit!.input!.body!.has_read_dfi = true),
        '/submit/input/body/has_read_dfi',
      ],
      [
        'read by default',
        (form) => (form.data.properties.has_read_dfi!.default = true),
        '/data/properties/has_read_dfi/default',
      ],
      [
        'read under a condition',
        (form) => (form.rules!.own = { when: never, show: { has_read_dfi: true } }),
        '/fields/has_read_dfi',
      ],
      [
        'the phrase without its rule',
        (form) => delete form.data.properties.convenience_phrase!.exact_phrase,
        '/data/properties/convenience_phrase',
      ],
      [
        'the phrase is not asked',
        (form) => delete form.submit!.input!.body!.convenience_phrase,
        '/submit',
      ],
    ] as [string, (form: ReturnType<typeof order>) => unknown, string][]
  ).map(([what, change, at]): [string, DocumentFile[], string] => [
    `order: ${what}`,
    [
      file(
        'schemas/forms/order.json',
        order((form) => void change(form)),
      ),
    ],
    `schemas/forms/order.json:${at}`,
  ]),
  [
    'page: the consents are not alone',
    [file('schemas/screens/consentsPage.json', pageOf('consents', 'block'))],
    'schemas/screens/consentsPage.json:/blocks/form',
  ],
  [
    'page: the order stands in an open block',
    [file('schemas/screens/orderPage.json', orderPage('order', 'none'))],
    'schemas/screens/orderPage.json:/blocks/form',
  ],
];
