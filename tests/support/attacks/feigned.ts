import { byDocument, byScreen, ownFile, screenOf, type Attack } from './attack.ts';
import { as, host, sample, support } from './placeAttacks.ts';

/** Names, prefixes and hosts of authorities, of another tenant (a manager called Faro) and of everybody. */
export const feigned: Attack[] = [
  ...[
    ...['Agencia Tributaria', 'Comisión Nacional del Mercado de Valores', 'C.N.M.V.', 'C N M V'],
    ...['Ministerio de Economía', 'Dirección General de Seguros', 'AgenciaTributaria', 'Policía'],
    ...['Banco de España Inversiones', 'Agencia Española de Protección de Datos', 'Fondos CNMV'],
  ].map((display_name) => as(`the name ${display_name}`, { display_name }, '/display_name')),
  ...['Faro', 'Faro Gestión, S.G.I.I.C.', 'Faro Fondos', 'FARO Asset Management', 'Grupo Faro'].map(
    (display_name) => as(`the name ${display_name}`, { display_name }, '/display_name'),
  ),
  ...['AGENCIA-TRIBUTARIA', 'CNMV', 'FARO', 'FARO-GESTION'].map((user_prefix) =>
    as(`the prefix ${user_prefix}`, { user_prefix }, '/user_prefix'),
  ),
  ...[
    ...['cnmv.com', 'cnmv-es.com', 'agenciatributaria.com', 'sede-agenciatributaria.es'],
    ...['policia.es', 'google.com', 'sample.cnmv-gob.es', 'sample-agencia-tributaria.es'],
    ...['bancodeespana-sample.es', 'blogspot.com', 'whatsapp.com'],
  ].map((name) => as(`the host ${name}`, { hosts: host(name) }, '/hosts/0/host')),
  ...['ZZZZZZZZZ', '12345678Z', 'A00000001'].map((nif) =>
    as(`the tax number ${nif}`, { registry: { nif } }, '/registry/nif'),
  ),
];

const contact = (change: object) =>
  support({ contacts: { sac: { order: 1, name: 'Atención al cliente', ...change } } });
const at = '/support/contacts/sac';

/** Mails, telephones, websites and accounts that are not a tenant's. */
export const unreached: Attack[] = [
  ...['info@com', 'info@es', 'a@github.io', 'a@com.es', 'a@cnmv-es.com', 'a@localhost'].map(
    (email) => as(`the mail ${email}`, support({ email }), '/support/email'),
  ),
  ...[
    ...['+44 909 879 0000', '+1 900 555 1234', '+882 1234 5678', '034806517021', '902 123 456'],
    ...['901 123 456', '704 123 456', '910 555 120 / 910 555 121', '910 555 120 806 517 021'],
    ...['44 909 879 0000', '9105551200'],
  ].map((phone) => as(`the telephone ${phone}`, support({ phone }), '/support/phone')),
  as('a contact at another domain', contact({ email: 'sac@evil.com' }), `${at}/email`),
  as('a contact at an authority', contact({ email: 'sac@cnmv.es' }), `${at}/email`),
  as('a contact at a dear number', contact({ phone: '806 517 021' }), `${at}/phone`),
  as('a fax abroad', contact({ fax: '+44 909 879 0000' }), `${at}/fax`),
  as('a contact that is nowhere', contact({}), at),
  as(
    'a contact named as an authority',
    contact({ name: 'Defensor del cliente de la CNMV', phone: '910555121' }),
    `${at}/name`,
  ),
  as(
    'hours with a code',
    support({ hours: '24 h: tenga a mano su código de firma' }),
    '/support/hours',
  ),
  as('the mail of a company', support({ email: 'atencion@amazon.com' }), '/support/email'),
  as(
    'a contact named as an address',
    contact({ name: 'evil.com', phone: '910555121' }),
    `${at}/name`,
  ),
  as(
    'eleven contacts',
    support({
      contacts: Object.fromEntries(
        Array.from({ length: 11 }, (_, index) => [
          `c${index}`,
          { order: index, name: 'Oficina', phone: '910 555 121' },
        ]),
      ),
    }),
    '/support/contacts',
  ),
  ...['com.es', 'github.io', 'evil.com', 'cnmv-sample.es', 'faro.localhost'].map((website) =>
    as(`the website ${website}`, support({ website }), '/support/website'),
  ),
  as(
    'an account that is none',
    {
      accounts: {
        one: { order: 1, iban: 'ES6621000418401234567892', holder: 'Fondo', of: 'fund' },
      },
    },
    '/accounts/one/iban',
  ),
  as(
    'four hundred days without anybody there',
    {
      holidays: {
        closed: Array.from({ length: 400 }, (_, index) =>
          new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        ),
      },
    },
    '/holidays/closed',
  ),
  ...['2026-13-45', '9999-99-99', '2026-02-30', '2999-01-01'].map((day) =>
    as(`the day ${day}`, { holidays: { closed: [day] } }, '/holidays/closed/0'),
  ),
];

const settings = {
  kind: 'settings',
  front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 60 },
  time_zone: 'Europe/Madrid',
};
const set = (what: string, change: object, pointer: string) =>
  byDocument(what, 'settings', { ...settings, ...change }, pointer, ownFile('tenant', sample));
const coloured = (what: string, style: object, pointer: string) =>
  byDocument(what, 'style', { kind: 'style', id: 'style', ...style }, pointer);

/** Settings and looks that nobody would want, and that fit their grammar. */
export const unwanted: Attack[] = [
  ...(['TC_VALIDITY', 'KYC_VALIDITY'] as const).flatMap((name) => [
    set(`${name} of a century`, { front_params: { [name]: 1_200 } }, `/front_params/${name}`),
    set(
      `${name} of a day`,
      { front_params: { [name]: 1, [`${name}_UNIT`]: 'DAYS' } },
      `/front_params/${name}`,
    ),
  ]),
  set('nothing withheld', { front_params: { BENEFIT_RATE: '0' } }, '/front_params/BENEFIT_RATE'),
  set(
    'hardly anything withheld',
    { front_params: { BENEFIT_RATE: '1' } },
    '/front_params/BENEFIT_RATE',
  ),
  ...['Pacific/Kiritimati', 'America/New_York', 'Asia/Tokyo'].map((time_zone) =>
    set(`the zone ${time_zone}`, { time_zone }, '/time_zone'),
  ),
  ...['text/html', 'application/javascript', 'image/svg+xml'].map((crm_mimetype) =>
    set(`changes as ${crm_mimetype}`, { crm_mimetype }, '/crm_mimetype'),
  ),
  ...['fondos@gmail.com', 'buzon@encinar.example', 'a@evil.com'].map((issues_mail) =>
    set(`questions sent to ${issues_mail}`, { issues_mail }, '/issues_mail'),
  ),
  set('files of somebody else', { s3_path: 'https://files.evil.com/x' }, '/s3_path'),
  set(
    'files out of their folder',
    { s3_path: 'https://ficheros.almadraba.es/area/../otra' },
    '/s3_path',
  ),
  coloured(
    'a dark look in the colours of the light one',
    { light: { '--color-primary': '#0B2F4C' }, dark: {} },
    '/dark',
  ),
  byDocument(
    'closing days by a calendar of its own',
    'codes/calendars',
    { kind: 'calendars', id: 'calendars', title: 'Días', items: { A: { order: 1, label: 'A' } } },
    '',
  ),
];

const link = (label: string, to: string) =>
  byScreen(
    `«${label}», which leads to ${to}`,
    screenOf({
      blocks: { a: { type: 'actions', order: 1, items: { a: { order: 1, label, to } } } },
    }),
    '/blocks/a/items/a/to',
    ownFile('screens/other', screenOf({ path: '/other' }, 'other')),
  );

/** Links that say what ends or signs something and do not, and addresses that say what is everybody's. */
export const misled: Attack[] = [
  ...['Rechazar la firma', 'Anular la orden', 'Sí, anular', 'Cerrar sesión', 'Firmar ahora'].map(
    (label) => link(label, '/other'),
  ),
  ...['/logout', '/index', '/favicon', '/login/seguro', '/login', '/oauth/x'].map((path) =>
    byScreen(`the address ${path}`, screenOf({ path }), '/path'),
  ),
];
