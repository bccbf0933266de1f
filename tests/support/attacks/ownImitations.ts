import { byDocument, byForm, byScreen, formOf, ownFile, screenOf, type Attack } from './attack.ts';

const link = (to: string, values?: Record<string, object>) =>
  screenOf({
    blocks: {
      go: {
        type: 'actions',
        order: 1,
        items: { a: { order: 1, label: 'Ver', to, ...(values && { values }) } },
      },
    },
  });
const led = (what: string, from: string) =>
  byScreen(what, link('/attack?d={d}', { d: { from } }), '/blocks/go/items/a/values/d/from');
const afterwards = (what: string, from: string) =>
  byForm(
    what,
    formOf({
      submit: {
        call: 'recoverPassword',
        label: 'Enviar',
        done: { navigate: '/attack?d={d}', values: { d: { from } } },
      },
    }),
    '/submit/done/values/d/from',
  );

/** What somebody is, has or answers, in an address that is kept and sent on. */
export const carried: Attack[] = [
  led('a name', '/me/user/given_name'),
  led('a document', '/me/intervener/document_number'),
  led('a value of rows', '/row/value'),
  afterwards('an answer', '/answers/note'),
  afterwards('an amount', '/answers/amount'),
  afterwards('an account', '/answers/account'),
  byScreen(
    'a text in place of a key',
    link('/attack?d={d}', { d: { from: '/route/query/d', default: '12345678Z' } }),
    '/blocks/go/items/a/values/d',
  ),
];

/** Parameters that the program itself reads. */
export const parameters: Attack[] = [
  ...['id=encinar', 'token=abc', 'reason=logout', 'error=401', 'returnTo=/x', 'lang=en'].map(
    (query) => byScreen(`a link with ${query}`, link(`/attack?${query}`), '/blocks/go/items/a/to'),
  ),
  ...['id', 'token', 'reason'].map((param) =>
    byScreen(
      `a filter under ${param}`,
      screenOf({
        blocks: {
          find: {
            type: 'filters',
            order: 1,
            items: { a: { order: 1, label: 'Buscar', param, control: 'search' } },
          },
        },
      }),
      '/blocks/find/items/a/param',
    ),
  ),
];

const figure = (what: string, value: object) =>
  byScreen(
    what,
    screenOf({
      blocks: { kpi: { type: 'kpi', order: 1, items: { a: { order: 1, label: 'Valor', value } } } },
    }),
    '/blocks/kpi/items/a/value/default',
  );

/** Figures that nobody said. */
export const invented: Attack[] = [
  figure('money', { from: '/me/intervener/uuid', as: 'money', default: 900000 }),
  figure('a number', { from: '/me/intervener/uuid', default: 900000 }),
  figure('a number in words', { from: '/me/intervener/uuid', default: '1.000.000 €' }),
  figure('a gain', { from: '/me/intervener/uuid', as: 'moneySigned', default: '5000.00' }),
  figure('a share', { from: '/me/intervener/uuid', as: 'percent', default: 12 }),
];

type Options = Record<string, { order: number; label: string }>;

/** A poll of one question; `change` is laid over the question. */
const poll = (options: Options, change: object = {}, more: object = {}) =>
  formOf({
    title: 'Su opinión',
    data: {
      type: 'object',
      properties: {
        note: { type: 'string', title: '¿Qué le parece?', enum: Object.keys(options), ...change },
      },
    },
    fields: { note: { widget: 'radio', options } },
    submit: {
      call: 'answerPoll',
      label: 'Enviar',
      input: {
        path: { id: { from: '/route/params/uuid' } },
        body: { note: { from: '/answers/note' } },
      },
      ...more,
    },
  });
const two: Options = { A: { order: 1, label: 'Bien' }, B: { order: 2, label: 'Mal' } };
const says = (label: string) =>
  byForm(`a button: ${label}`, poll(two, {}, { label }), '/submit/label');

/** Orders and consents that are an opinion, or nothing at all. */
export const imitated: Attack[] = [
  ...[
    'Reembolsar todo ahora',
    'Anular mi orden',
    'Firmar y consentir',
    'Enviar y firmar',
    'Cerrar sesión',
    'No enviar',
    'Acepto la cesión de mis datos',
    'Consentir',
    '.',
  ].map(says),
  byForm('one option', poll({ SI: { order: 1, label: 'Sí' } }), '/data/properties/note'),
  byForm('answered beforehand', poll(two, { default: 'A' }), '/data/properties/note/default'),
  byForm(
    'a consent under other words',
    poll({
      CONSIENTO_CESION: { order: 1, label: 'No quiero publicidad' },
      B: { order: 2, label: 'Me da igual' },
    }),
    '/fields/note/options/CONSIENTO_CESION/label',
  ),
  byScreen(
    'shown with an answer',
    screenOf({
      blocks: { ask: { type: 'form', order: 1, form: 'poll', initial: { note: 'A' } } },
    }),
    '/blocks/ask/initial',
    ownFile('forms/poll', { ...poll(two), id: 'poll' }),
  ),
  byScreen(
    'shown under another button',
    screenOf({
      blocks: { ask: { type: 'form', order: 1, form: 'poll', submitLabel: 'Reembolsar todo' } },
    }),
    '/blocks/ask/submitLabel',
    ownFile('forms/poll', { ...poll(two), id: 'poll' }),
  ),
];

const many = <T>(count: number, of: (at: number) => T) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, of(at)]));
const note = (order: number) => ({ type: 'notice', order, tone: 'info', text: 'Un aviso.' });

/** More than anybody reads, or a phone draws. */
export const tooMuch: Attack[] = [
  byScreen(
    'reads',
    screenOf({
      data: many(16, (at) => ({ call: 'listPolls', input: { query: { $limit: at + 1 } } })),
    }),
    '/data',
  ),
  byScreen('blocks', screenOf({ blocks: many(61, note) }), '/blocks'),
  byForm(
    'questions',
    formOf({
      data: {
        type: 'object',
        properties: many(81, () => ({ type: 'string', title: 'A', maxLength: 9 })),
      },
      fields: {},
      steps: { all: { order: 1, title: 'Todo', fields: many(81, (at) => at) } },
    }),
    '/data/properties',
  ),
  byDocument(
    'sections',
    'navigation',
    {
      kind: 'navigation',
      id: 'navigation',
      sections: many(9, (order) => ({ order, label: 'A', icon: 'home', to: '/attack' })),
      menu: {},
    },
    '/sections',
  ),
  byDocument(
    'entries of the menu',
    'navigation',
    {
      kind: 'navigation',
      id: 'navigation',
      sections: {},
      menu: many(21, (order) => ({ order, label: 'A', icon: 'home', to: '/attack' })),
    },
    '/menu',
  ),
  byScreen('a title', screenOf({ title: 'Ejemplo '.repeat(200) }), '/title'),
  byScreen(
    'a notice',
    screenOf({ blocks: { note: { ...note(1), text: 'Un aviso. '.repeat(150) } } }),
    '/blocks/note/text',
  ),
];

const asked = (s: string) => ({ at: '/route/query/s', equals: s });

/** Pages that send to each other by what each writes in the address. */
export const circles: Attack[] = [
  byScreen(
    'by two parameters',
    screenOf({ access: asked('1'), otherwise: '/b?s=1' }),
    '/otherwise',
    ownFile(
      'screens/b',
      screenOf({ path: '/b', access: { not: asked('1') }, otherwise: '/attack?s=2' }, 'b'),
    ),
  ),
  byScreen(
    'to itself under another parameter',
    screenOf({ access: asked('1'), otherwise: '/attack?s=2' }),
    '/otherwise',
  ),
];
