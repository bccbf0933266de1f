import { expect, test } from 'vitest';
import { openapi } from '../../src/contract/openapi.ts';
import { check } from '../../src/language/check.ts';
import { tenantSchema } from '../../src/language/contract/scopeSchema.ts';
import { locate, membersOf } from '../../src/language/contract/locate.ts';
import { settings as grammar } from '../../src/language/grammar/settings.ts';
import { settingsOf } from '../../src/language/assembly/settings.ts';
import { signatureTypes } from '../../src/language/values/signatureTypes.ts';
import { errorsOf, file, placesOf, tenants } from '../support/documents.ts';
import { samples } from './hostile/case.ts';
import { settings as hostile } from './hostile/settings.ts';

const ID = '0e204c39-890b-5301-b73d-0290404528df';
/** What the configuration says that is no setting: it stands in the tenant's name, style and languages. */
const APART = ['styles', 'languajes', 'support', 'id', 'name', 'display_name'];

const told = (pointer: string) =>
  (locate(openapi, tenantSchema(openapi), pointer).found ?? []).flatMap(membersOf);
const known = ({ properties = {} }: typeof grammar) => Object.keys(properties);

test('settings are what the contract tells of a tenant, no more and no less', () => {
  expect(
    known(grammar)
      // Where staff are told of what clients write is nobody else's business.
      .filter((name) => name !== 'kind' && name !== 'issues_mail')
      .sort(),
  ).toEqual(
    told('')
      .filter((name) => !APART.includes(name))
      .sort(),
  );
  for (const group of ['flow', 'front_params'])
    expect(known(grammar.properties![group]!).sort()).toEqual(told(`/${group}`).sort());
});

test('a tenant that decides nothing has what the product has, and distributes itself', () => {
  expect(settingsOf(ID, undefined)).toEqual({
    ...{ s3_path: '', tag_manager_ap: '', tag_provider: 'GOOGLE' },
    crm_mimetype: 'application/json',
    flow: {
      ...{ ALLOW_PERIODIC_SUBSCRIPTIONS: false, ALLOW_PENSION_PLANS: false },
      ...{ ALLOW_GDPR: false, ALLOW_REPORT_BY_DATE: false },
    },
    front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 60 },
    default_distributor_uuid: ID,
    ...{ signature_type: 'DIGITAL-OTP', signing_enabled: true, payments_enabled: false },
    time_zone: 'Europe/Madrid',
  });
});

test.each(Object.keys(tenants))('the settings of %s are read as they are written', (name) => {
  const [own] = tenants[name]!.filter(({ file: path }) => path.endsWith('settings.json'));
  const written = JSON.parse(own!.text);
  delete written.kind;
  expect(settingsOf(ID, written)).toMatchObject(written);
});

test('what was stored and would be refused today is as if nothing had been said', () => {
  const whole = settingsOf(ID, samples.settings.value());
  for (const { files } of hostile) {
    const read = settingsOf(ID, JSON.parse(files[0]!.text));
    expect({ ...read, flow: whole.flow, front_params: whole.front_params }).toMatchObject({
      ...{ signature_type: 'DIGITAL-OTP', signing_enabled: true, time_zone: 'Europe/Madrid' },
      ...{ s3_path: '', tag_manager_ap: '', default_distributor_uuid: ID },
    });
    expect(Object.keys(read).sort()).toEqual(Object.keys(whole).sort());
    expect(read.front_params).toMatchObject({ TC_VALIDITY: 60, KYC_VALIDITY: 60 });
  }
});

test.each(['text', 7, null, [], { flow: null }, { flow: [] }, { front_params: 'x' }])(
  'settings that are %j are none',
  (stored) => expect(settingsOf(ID, stored)).toEqual(settingsOf(ID, undefined)),
);

test.each([
  ['Europe/Madrid', []],
  ['Atlantic/Canary', []],
  ['UTC', []],
  ['Europe/Madird', ['«Europe/Madird» no es un huso horario. ¿Quería decir «Europe/Madrid»?']],
])('the zone %s: %j', (time_zone, messages) => {
  const document = { ...(samples.settings.value() as object), time_zone };
  const found = errorsOf(file('tenants/sample/settings.json', document));
  expect(found.map(({ message }) => message)).toEqual(messages);
});

test.each(signatureTypes)('%s may be signed with', (signature_type) => {
  const document = { ...(samples.settings.value() as object), signature_type };
  expect(placesOf(file('tenants/sample/settings.json', document))).toEqual([]);
});

test('no settings hold for all tenants, and none is varied', () => {
  expect(placesOf(file('schemas/settings.json', samples.settings.value()))).toContain(
    'schemas/settings.json:',
  );
  const patch = { base: { id: 'settings', sha256: '0'.repeat(64) }, patch: { s3_path: '' } };
  const places = placesOf(
    file('tenants/sample/settings.json', samples.settings.value()),
    file('tenants/sample/overlays/settings/settings.json', patch),
  );
  expect(places.join()).toContain('tenants/sample/overlays/settings/settings.json:');
});

test('a tenant that names nobody who hears of questions is warned, and each tenant here names one', () => {
  for (const [name, files] of Object.entries(tenants)) {
    const at = files.findIndex(({ file: path }) => path.endsWith('settings.json'));
    const warned = (some: typeof files) =>
      check(
        some.filter(({ file: path }) => /\/(?:settings|tenant)\.json$/.test(path)),
        openapi,
      ).filter(({ message }) => message.includes('«issues_mail»'));
    expect([name, warned(files)]).toEqual([name, []]);
    const settings = JSON.parse(files[at]!.text);
    delete settings.issues_mail;
    const silent = files.with(at, { ...files[at]!, text: JSON.stringify(settings) });
    expect(warned(silent)).toMatchObject([{ severity: 'warning', pointer: '' }]);
  }
});
