import type { Attack } from './attack.ts';
import { as, host, support } from './placeAttacks.ts';

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
