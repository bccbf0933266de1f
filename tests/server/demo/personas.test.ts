import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeIntervener } from '../../../src/contract/mergeIntervener.ts';
import type { Schema } from '../../../src/contract/schema.ts';
import { factsOf } from '../../../src/domain/facts/factsOf.ts';
import type { Facts } from '../../../src/domain/facts/index.ts';
import type { Session } from '../../../src/domain/people/session.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { NOW } from '../../support/server.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

/** What documents are told of somebody who is logged in. */
async function factsAbout(login: string, tenant = 'almadraba'): Promise<Facts> {
  const { user, private_area } = await (await demo.as(login, tenant)).read<'getMe'>('/me');
  const { intervener, accounts, notifications } = private_area;
  const me = { user, accounts, notifications, intervener: mergeIntervener(intervener) } as Session;
  return factsOf({ me, tenant: { flow: { ALLOW_GDPR: true } }, now: NOW });
}

const ordinary = {
  canOperate: true,
  whyNot: [],
  showOperate: true,
  hasContact: true,
  isMinor: false,
  isLegalPerson: false,
  hasAccounts: true,
  hasOperableAccounts: true,
  hasBankAccount: true,
  hasTutorBlockedAccounts: false,
  tutorBlocked: false,
  documentsPending: false,
  testState: 'valid',
  kycState: 'valid',
  gdprPending: false,
  hasDraftData: false,
} satisfies Partial<Facts>;

type Difference = Partial<Record<keyof typeof ordinary, unknown>>;

/** Each person of the demo, by what makes them different from an ordinary client. */
const people: [login: string, difference: Difference][] = [
  ['ana', {}],
  ['luis', {}],
  ['iberica', { isLegalPerson: true }],
  ['fundacion', { isLegalPerson: true }],
  [
    'nora',
    {
      canOperate: false,
      whyNot: ['operate_not_minor', 'operate_of_age'],
      showOperate: false,
      isMinor: true,
      testState: 'missing',
    },
  ],
  ['tutor', {}],
  ['extutor', { hasTutorBlockedAccounts: true }],
  ['extutor2', {}],
  [
    'sincontacto',
    { canOperate: false, whyNot: ['operate_email', 'operate_mobile_phone'], hasContact: false },
  ],
  ['solomail', { canOperate: false, whyNot: ['operate_mobile_phone'] }],
  ['caducado', { canOperate: false, whyNot: ['operate_identity_document'] }],
  ['primera', { gdprPending: true }],
  ['porfirmar', { documentsPending: true }],
  ['borrador', { hasDraftData: true }],
  [
    'registrado',
    {
      canOperate: false,
      whyNot: ['operate_intervener_status'],
      showOperate: false,
      hasOperableAccounts: false,
      hasBankAccount: false,
    },
  ],
  ['bloqueado', { canOperate: false, whyNot: ['operate_intervener_status'], showOperate: false }],
  ['migrada', {}],
  ['sintest', { testState: 'missing' }],
  ['testcaducado', { testState: 'expired' }],
  ['noconveniente', {}],
  ['sincuenta', { hasBankAccount: false }],
  ['john', {}],
  ['amelie', {}],
  ['usuf', {}],
  ['nudo', {}],
  ['consulta', { hasOperableAccounts: false }],
  ['aportante', {}],
  ['grande', {}],
  ['apoderado', {}],
  ['vacio', { hasAccounts: false, hasOperableAccounts: false, hasBankAccount: false }],
];
const few = ['ana', 'grande', 'iberica', 'nora', 'tutor'];
const staff = ['staff.ops', 'staff.read', 'studio.edit', 'studio.publish'];

describe('the people of the demo', () => {
  test.each([
    ['almadraba', people.map(([login]) => login)],
    ['encinar', few],
    ['faro', few],
  ])('who can log in at %s are those who should', async (tenant, logins) => {
    const { id } = demo.context.hosts.tenants.find(({ name }) => name === tenant)!;
    const users = await withTenant(demo.context.db, id, (db) =>
      db.selectFrom('users').select('username').execute(),
    );
    expect(users.map(({ username }) => username).sort()).toEqual([...logins, ...staff].sort());
  });

  test.each(people)('%s is different in what they prove: %o', async (login, difference) => {
    expect(await factsAbout(login)).toMatchObject({ ...ordinary, ...difference });
  });

  test.each(['encinar', 'faro'])('of %s are others under the same logins', async (tenant) => {
    for (const login of few) {
      const difference = people.find(([name]) => name === login)![1];
      const facts = await factsAbout(login, tenant);
      expect(facts).toMatchObject({ ...ordinary, ...difference });
      expect(facts.fullName).not.toBe((await factsAbout(login)).fullName);
    }
  });
});

describe('what single people are there for', () => {
  const meOf = async (login: string) =>
    (await (await demo.as(login)).read<'getMe'>('/me')).private_area;
  const accountOf = async (login: string, key: string) =>
    (await meOf(login)).accounts.find(({ uuid }) => uuid === idOf(`account/${key}`));

  test.each([
    ['ana', 'ana/1', { role: 'TITULAR', arrangement_type: 'INDISTINTA' }],
    ['luis', 'luis/1', { role: 'TITULAR', arrangement_type: 'CONJUNTA' }],
    ['iberica', 'iberica/1', { account_type: 'JURIDICAL_ACCOUNT' }],
    ['fundacion', 'fundacion/1', { arrangement_type: 'MANCOMUNADA_CONDICIONADA' }],
    ['nora', 'nora/1', { role: 'TITULAR', account_type: 'PHYSICAL_ACCOUNT_TUTOR' }],
    ['tutor', 'nora/1', { role: 'TUTOR', account_type: 'PHYSICAL_ACCOUNT_TUTOR' }],
    ['extutor', 'hugo/1', { role: 'TUTOR', block_reason: 'ADULT_HOLDER' }],
    ['extutor', 'extutor/1', { role: 'TITULAR', block_reason: null }],
    ['extutor2', 'lucia/1', { role: 'AUTORIZADO', block_reason: null }],
    ['registrado', 'registrado/1', { block_reason: 'REGISTRATION_PENDING' }],
    ['porfirmar', 'porfirmar/1', { has_pending_account_docs_signed: true }],
    ['migrada', 'migrada/1', { source: 'MIGRACION', source_system: 'RD', block_reason: null }],
    ['sincuenta', 'sincuenta/1', { has_validated_bank_account: false }],
    ['usuf', 'usuf/1', { role: 'USUFRUCTUARIO', holding_type: 'BARE_OWNERSHIP' }],
    ['nudo', 'usuf/1', { role: 'NUDO_PROPIETARIO', holding_type: 'BARE_OWNERSHIP' }],
    ['consulta', 'ana/1', { role: 'AUTORIZADO_CONSULTA' }],
    ['aportante', 'ana/2', { role: 'APORTANTE_CONYUGE', kind: 'PP' }],
    ['apoderado', 'naviera/1', { role: 'APODERADO', account_type: 'JURIDICAL_ACCOUNT' }],
  ])('%s has the account %s as %o', async (login, key, account) => {
    expect(await accountOf(login, key)).toMatchObject(account);
  });

  test.each<[string, Partial<Schema<'Intervener'>>]>([
    ['luis', { intervener_status: 'FINALIZADO' }],
    ['bloqueado', { intervener_status: 'BLOQUEADO_AML' }],
    ['registrado', { intervener_status: 'REGISTERED_ONLINE' }],
    ['migrada', { source_system: 'RD', has_docs_signed: false, has_docs_validated: false }],
    ['primera', { gdpr: null, has_gdpr_confirmed: false }],
    ['sintest', { convenience_expires_on: null }],
  ])('%s is known as %o', async (login, intervener) => {
    expect((await meOf(login)).intervener).toMatchObject(intervener);
  });

  test('john has indications of being an American, amelie lives in France for the tax office', async () => {
    expect((await meOf('john')).intervener).toMatchObject({
      fatca: {
        indicator_fatca: 'INDICIOS_REPORTABLE_PERSON',
        tin_type: 'FORMULARIO_W_8BEN_O_EQUIVALENTE',
      },
      personal_data: { nationality: 'USA', tax_residence_country: 'USA' },
    });
    expect((await meOf('amelie')).intervener.personal_data.tax_residence_country).toBe('FRA');
  });

  test('grande has eighty accounts and three thousand operations in every tenant', async () => {
    for (const { id, name } of demo.context.hosts.tenants) {
      const { count } = await withTenant(demo.context.db, id, (db) =>
        db
          .selectFrom('operations')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where('ordered_by', '=', idOf('intervener/grande', name))
          .executeTakeFirstOrThrow(),
      );
      expect(count).toBeGreaterThan(2_900n);
      const caller = await demo.as('grande', name);
      expect((await caller.read<'getMe'>('/me')).private_area.accounts).toHaveLength(80);
    }
  });
});
