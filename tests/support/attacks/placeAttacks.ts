import { byDocument, byForm, byScreen, formOf, ownFile, screenOf, type Attack } from './attack.ts';
import { allDeceitful, deceitfulTexts } from './texts.ts';

const notice = { note: { type: 'notice', order: 1, tone: 'info', text: 'Un aviso.' } };
const at = (what: string, path: string) => byScreen(what, screenOf({ path }), '/path');
const beside = (path: string) => ownFile('screens/other', screenOf({ path }, 'other'));

/** Addresses of the server, and addresses that take those of others. */
export const paths: Attack[] = [
  ...['/', '//', '/api', '/api/me', '/dev', '/dev/outbox', '/studio', '/studio/x', '/assets/x'].map(
    (path) => at(`the address ${path}`, path),
  ),
  ...['/verificar', '/verificar/{code}', '/gallery', '/{x}', '/{x?}', '/{x}/{y}'].map((path) =>
    at(`the address ${path}`, path),
  ),
  ...[
    '/API',
    '/Login',
    '/%61pi',
    '/attack/',
    '/attack//x',
    '//attack',
    '/./attack',
    '/../attack',
  ].map((path) => at(`the spelling ${path}`, path)),
  ...['/attack/..', '/a\u200bttack', '/attack?x=1', '/attack#x', '/attack;x', '/a/{x?}/b'].map(
    (path) => at(`the spelling ${path}`, path),
  ),
  at('one name twice', '/a/{x}/{x}'),
  byScreen('a place over a screen', screenOf({ path: '/a/{x}' }), '/path', beside('/a/b')),
  byScreen(
    'a place that may be missing over a screen',
    screenOf({ path: '/a/{x?}' }),
    '/path',
    beside('/a'),
  ),
  byScreen('two places across', screenOf({ path: '/a/{x}/b' }), '/path', beside('/a/c/{y}')),
  byScreen('the same place', screenOf({ path: '/a/{x}' }), '/path', beside('/a/{y}')),
  ...[
    '/other/..',
    '/other/../other',
    '/other/%2e%2e',
    '/other//x',
    '/other/%2fapi',
    '/other/.',
  ].map((to) =>
    byScreen(
      `a link to ${to}`,
      screenOf({
        blocks: { out: { type: 'actions', order: 1, items: { a: { order: 1, label: 'Ir', to } } } },
      }),
      '/blocks/out/items/a/to',
      beside('/other/{x?}'),
    ),
  ),
];

const never = { at: '/facts/canOperate', equals: true };
const sent = (change: object, id: string, path: string) =>
  ownFile(`screens/${id}`, screenOf({ path, ...change }, id));

/** Screens that send people to each other for ever. */
export const redirects: Attack[] = [
  byScreen('to itself', screenOf({ access: never, otherwise: '/attack' }), '/otherwise'),
  byScreen(
    'to each other',
    screenOf({ access: never, otherwise: '/b' }),
    '/otherwise',
    sent({ access: { at: '/facts/isMinor', equals: true }, otherwise: '/attack' }, 'b', '/b'),
  ),
  byScreen(
    'in a ring of three',
    screenOf({ access: never, otherwise: '/b' }),
    '/otherwise',
    sent({ access: never, otherwise: '/c' }, 'b', '/b'),
    sent({ access: never, otherwise: '/attack' }, 'c', '/c'),
  ),
  byScreen(
    'home, when it is home',
    screenOf({ path: '/account/position', access: never }),
    '/access',
  ),
  byScreen(
    'the login to the login',
    screenOf({ path: '/login', guest: true, access: never }),
    '/access',
  ),
  byScreen(
    'home to the login, and back',
    screenOf({ path: '/account/position', access: never, otherwise: '/login' }),
    '/otherwise',
    sent({ guest: true }, 'b', '/login'),
  ),
  byScreen(
    'the login into the area, and back',
    screenOf({ path: '/login', guest: true, access: never, otherwise: '/b' }),
    '/otherwise',
    sent({}, 'b', '/b'),
  ),
  byScreen(
    'without contact, home and back',
    screenOf({ path: '/block-intervener', access: never, otherwise: '/b' }),
    '/otherwise',
    sent({}, 'b', '/b'),
  ),
  byScreen(
    'with an address of its own',
    screenOf({ access: never, otherwise: '/attack?again=1' }),
    '/otherwise',
  ),
];

/** A tenant with which nothing is wrong. */
export const sample = {
  kind: 'tenant',
  id: '0e204c39-890b-5301-b73d-0290404528df',
  name: 'sample',
  display_name: 'Ejemplo',
  user_prefix: 'SAMPLE-PRO',
  languages: { es: { order: 1, complete: true } },
  hosts: [{ host: 'sample.localhost', api_key: 'a', consumer_key: 'b', consumer_secret: 'c' }],
  support: { hours: '9:00h', phone: '+34 910 555 120', email: 'a@b.example' },
};
const victim = {
  ...sample,
  id: '11111111-890b-5301-b73d-0290404528df',
  name: 'victim',
  display_name: 'Faro Gestión',
  user_prefix: 'FARO-PRO',
  default: true,
  hosts: [{ ...sample.hosts[0]!, host: 'faro.localhost' }],
  registry: { nif: 'A99000036' },
  support: { ...sample.support, email: 'ana@faro.example' },
};
const other = { file: 'tenants/victim/tenant.json', text: JSON.stringify(victim) };
/** A tenant that is like another one, or like nobody who may be one. */
export const as = (what: string, change: object, pointer: string) =>
  byDocument(what, 'tenant', { ...sample, ...change }, pointer, other);
export const host = (name: string) => [{ ...sample.hosts[0]!, host: name }];
export const support = (change: object) => ({ support: { ...sample.support, ...change } });

/** A tenant that says it is another. */
export const identities: Attack[] = [
  as('its id', { id: victim.id }, '/id'),
  as('an id that is none', { id: '------------------------------------' }, '/id'),
  as('the empty id', { id: '00000000-0000-0000-0000-000000000000' }, '/id'),
  as('its name', { name: 'victim' }, '/name'),
  as('another name than its folder', { name: 'almadraba' }, '/name'),
  as('its prefix', { user_prefix: 'FARO-PRO' }, '/user_prefix'),
  as('a prefix that looks like its', { user_prefix: 'FAR0-PR0' }, '/user_prefix'),
  as('its display name', { display_name: 'Faro Gestión' }, '/display_name'),
  as('a display name that looks like its', { display_name: 'FARO  gestion' }, '/display_name'),
  as('a display name in other letters', { display_name: 'Fаro Gestión' }, '/display_name'),
  as('a display name with an address', { display_name: 'Faro (faro.example)' }, '/display_name'),
  as('its host', { hosts: host('faro.localhost') }, '/hosts/0/host'),
  as('its host with a dot', { hosts: host('faro.localhost.') }, '/hosts/0/host'),
  as('the host of an authority', { hosts: host('www.cnmv.es') }, '/hosts/0/host'),
  as('a host in other letters', { hosts: host('xn--fro-1ra.localhost') }, '/hosts/0/host'),
  as('a host below its', { hosts: host('login.faro.localhost') }, '/hosts/0/host'),
  ...['es', 'com', 'com.es', 'co.uk', 'gob.es', 'github.io', 'a_b.es', '10.0.0.1'].map((name) =>
    as(`the host ${name}`, { hosts: host(name) }, '/hosts/0/host'),
  ),
  ...['CNMV', 'Oficina de la CNMV', 'Banco de España', 'AEAT Renta', 'SEPBLAC'].map((name) =>
    as(`the display name ${name}`, { display_name: name }, '/display_name'),
  ),
  as('the prefix of an authority', { user_prefix: 'CNMV-PRO' }, '/user_prefix'),
  ...['806 517 021', '803 123 456', '905 123 456', '907 123 456', '11811'].map((phone) =>
    as(`the telephone ${phone}`, support({ phone }), '/support/phone'),
  ),
  as('its tax number', { registry: { nif: 'A99000036' } }, '/registry/nif'),
  as('a second default', { default: true }, '/default'),
  as('its mail', support({ email: 'otra@faro.example' }), '/support/email'),
  as('the mail of an authority', support({ email: 'ayuda@cnmv.es' }), '/support/email'),
  as('the telephone of an authority', support({ phone: '900 535 015' }), '/support/phone'),
  as('a telephone that is none', support({ phone: 'evil.example' }), '/support/phone'),
  as(
    'hours with another telephone',
    support({ hours: '9h, o llame al 600 123 123' }),
    '/support/hours',
  ),
  byDocument(
    'by a variant of itself',
    'overlays/tenant/tenant',
    { base: { id: 'tenant', sha256: '0'.repeat(64) }, patch: { name: 'victim' } },
    '/patch',
    ownFile('tenant', sample),
  ),
];

const say = (text: string) => ({ order: 1, label: text, to: '/attack' });
const inForm = (change: object, pointer: string, what: string) =>
  byForm(what, formOf(change as Record<string, unknown>), pointer);

/** Every place of a document that people read, with a text in it. */
const places: Readonly<Record<string, (text: string) => Attack>> = {
  'the title of a screen': (text) => byScreen(text, screenOf({ title: text }), '/title'),
  'a notice': (text) =>
    byScreen(text, screenOf({ blocks: { note: { ...notice.note, text } } }), '/blocks/note/text'),
  'a button': (text) =>
    byScreen(
      text,
      screenOf({ blocks: { a: { type: 'actions', order: 1, items: { a: say(text) } } } }),
      '/blocks/a/items/a/label',
    ),
  'what stands in for a value': (text) =>
    byScreen(
      text,
      screenOf({
        title: { text: 'Hola {x}', values: { x: { from: '/me/user/given_name', default: text } } },
      }),
      '/title/values/x/default',
    ),
  'the title of a form': (text) => inForm({ title: text }, '/title', text),
  'the introduction of a form': (text) => inForm({ intro: text }, '/intro', text),
  'a hint': (text) =>
    inForm(
      { fields: { ...(formOf({}).fields as object), note: { widget: 'textarea', hint: text } } },
      '/fields/note/hint',
      text,
    ),
  'what stands in an empty field': (text) =>
    inForm(
      { fields: { ...(formOf({}).fields as object), note: { placeholder: text.slice(0, 80) } } },
      '/fields/note/placeholder',
      text,
    ),
  'the text beside a box': (text) =>
    inForm(
      { fields: { ...(formOf({}).fields as object), agreed: { widget: 'checkbox', text } } },
      '/fields/agreed/text',
      text,
    ),
  'what is said afterwards': (text) =>
    inForm(
      { submit: { call: 'recoverPassword', label: 'Enviar', done: { text } } },
      '/submit/done/text',
      text,
    ),
  'a code': (text) =>
    byDocument(
      text,
      'codes/attack',
      { kind: 'codes', id: 'attack', title: 'Lista', items: { A: { order: 1, label: text } } },
      '/items/A/label',
    ),
  'the title of a list': (text) =>
    byDocument(
      text,
      'codes/attack',
      { kind: 'codes', id: 'attack', title: text, items: { A: { order: 1, label: 'A' } } },
      '/title',
    ),
  'the navigation': (text) =>
    byDocument(
      text,
      'navigation',
      {
        kind: 'navigation',
        id: 'navigation',
        sections: { home: { order: 1, label: text, icon: 'home', to: '/attack' } },
        menu: {},
      },
      '/sections/home/label',
    ),
  'Spanish words': (text) => byDocument(text, 'texts/es', { required: text }, '/required'),
  'English words': (text) => byDocument(text, 'texts/en', { required: text }, '/required'),
  'Catalan words': (text) => byDocument(text, 'texts/ca', { required: text }, '/required'),
  'a name': (text) => as(text, { display_name: text }, '/display_name'),
};

const isLong = (text: string) => text.length > 80;

/** Every deceitful text in every place that people read. */
export const texts: Attack[] = Object.entries(places).flatMap(([place, put]) =>
  allDeceitful
    .filter(([way]) => !/password/.test(way) || !/^(?:a name|what stands)/.test(place))
    .filter(([, text]) => !isLong(text))
    .map(([way, text]) => ({ ...put(text), what: `${way} in ${place}: ${JSON.stringify(text)}` })),
);

/** What nobody sees, where no sentence stands: names, values and files. */
export const unseen: Attack[] = deceitfulTexts['letters that nobody sees']!.slice(0, 12).flatMap(
  (text) => [
    byDocument(
      `in the data of a code: ${JSON.stringify(text)}`,
      'codes/attack',
      {
        kind: 'codes',
        id: 'attack',
        title: 'Lista',
        items: { A: { order: 1, label: 'A', member: text } },
      },
      '/items/A/member',
    ),
    byDocument(
      `in the name of a code: ${JSON.stringify(text)}`,
      'codes/attack',
      { kind: 'codes', id: 'attack', title: 'Lista', items: { [text]: { order: 1, label: 'A' } } },
      `/items/${text}`,
    ),
    {
      what: `in the name of a file: ${JSON.stringify(text)}`,
      files: [{ file: `tenants/sample/texts/${text}.es.json`, text: '{}' }],
      at: `tenants/sample/texts/${text}.es.json:`,
    },
  ],
);
