import { describe, expect, test } from 'vitest';
import type { FactInput } from '../../../src/domain/facts/factInput.ts';
import { factsOf } from '../../../src/domain/facts/factsOf.ts';
import { facts, type Facts } from '../../../src/domain/facts/index.ts';
import { account, now, personas, session } from '../access/personas.ts';

const tenant = { flow: { ALLOW_GDPR: true } };
const of = (me: FactInput['me'], change: Partial<FactInput> = {}) =>
  factsOf({ me, tenant, now, ...change });

test.each([
  [
    'who holds an account that was opened for a minor',
    'TITULAR',
    'PHYSICAL_ACCOUNT_TUTOR',
    '2008-11-15',
    true,
  ],
  ['a minor', 'TITULAR', 'PHYSICAL_ACCOUNT_TUTOR', '2012-03-08', false],
  ['the guardian', 'TUTOR', 'PHYSICAL_ACCOUNT_TUTOR', '1979-07-19', false],
  ['everybody else', 'TITULAR', 'PHYSICAL_ACCOUNT', '1979-07-19', false],
])('has come of age: %s', (_, role, account_type, birthdate, hasComeOfAge) => {
  const me = session({ birthdate, is_minor: birthdate > '2008-11-20' }, [
    account({ role, account_type }),
  ]);
  expect(of(me)).toMatchObject({ hasComeOfAge });
  expect(of(me).minorsData === 'NEW_ADULT').toBe(hasComeOfAge);
});

describe('the facts', () => {
  test('of a client in order are all the good ones', () => {
    expect(of(personas.ana, { operations: { 'a-1': [] } })).toMatchObject({
      canOperate: true,
      whyNot: [],
      showOperate: true,
      hasContact: true,
      isMinor: false,
      hasComeOfAge: false,
      isGuardian: false,
      minorsData: null,
      isLegalPerson: false,
      age: 46,
      today: '2026-11-20',
      hasAccounts: true,
      operableAccounts: ['a-1'],
      hasOperableAccounts: true,
      hasBankAccount: true,
      blockedAccounts: [],
      blockedAccountNames: '',
      tutorBlocked: false,
      tutorBlockedAccounts: [],
      hasTutorBlockedAccounts: false,
      documentsPending: false,
      documentsCount: 0,
      unreadCount: 0,
      badgeTotal: 0,
      fullyDocumented: true,
      identityExpiresSoon: false,
      testState: 'valid',
      kycState: 'valid',
      gdprPending: false,
      hasDraftData: false,
      fullName: 'Ana Robles Díaz',
      shortName: 'Ana Robles',
      initials: 'AR',
    } satisfies Partial<Facts>);
  });

  test.each<[keyof typeof personas, Partial<Facts>]>([
    ['iberica', { isLegalPerson: true, canOperate: true }],
    ['fundacion', { canOperate: true, isMinor: false, age: null }],
    [
      'nora',
      {
        isMinor: true,
        minorsData: 'MINOR',
        showOperate: false,
        canOperate: false,
        whyNot: ['operate_not_minor', 'operate_of_age'],
        age: 14,
      },
    ],
    [
      'tutor',
      {
        ...{ canOperate: true, operableAccounts: ['a-1'], tutorBlocked: false },
        ...{ isGuardian: true, minorsData: 'GUARDIAN' },
      },
    ],
    [
      'extutor',
      {
        tutorBlocked: false,
        hasTutorBlockedAccounts: true,
        tutorBlockedAccounts: ['hugo'],
        tutorBlockedAccountNames: 'Ahorro',
        operableAccounts: ['own'],
        canOperate: true,
      },
    ],
    ['extutor2', { hasTutorBlockedAccounts: false, operableAccounts: ['a-1'] }],
    ['sincontacto', { hasContact: false, canOperate: false, showOperate: true }],
    ['solomail', { hasContact: true, canOperate: false, whyNot: ['operate_mobile_phone'] }],
    [
      'caducado',
      { documentExpiryDays: -1, identityExpiresSoon: false, whyNot: ['operate_identity_document'] },
    ],
    ['primera', { gdprPending: true }],
    ['porfirmar', { documentsPending: true, documentsCount: 1, badgeTotal: 1, canOperate: true }],
    ['borrador', { hasDraftData: true }],
    [
      'registrado',
      {
        showOperate: false,
        blockedAccounts: ['a-1'],
        blockedAccountNames: 'Ahorro',
        operableAccounts: [],
        fullyDocumented: false,
      },
    ],
    ['bloqueado', { showOperate: false, whyNot: ['operate_intervener_status'] }],
    ['migrada', { fullyDocumented: null, operableAccounts: ['a-1'], blockedAccounts: [] }],
    ['sintest', { testState: 'missing' }],
    ['testcaducado', { testState: 'expired' }],
    ['sincuenta', { hasBankAccount: false, canOperate: true }],
    ['consulta', { canOperate: true, operableAccounts: [], hasOperableAccounts: false }],
    ['usuf', { operableAccounts: ['a-1'] }],
    ['aportante', { operableAccounts: ['a-1'] }],
    ['vacio', { hasAccounts: false, operableAccounts: [], tutorBlocked: false }],
  ])('of %s: %o', (name, expected) => {
    expect(of(personas[name])).toMatchObject(expected);
  });

  test('count what a guardian answered for nothing once somebody is of age', () => {
    const me = session({ kyc_expires_on: '2030-01-01', declarations_owed: ['KYC_OWN'] });
    expect(of(me)).toMatchObject({ kycState: 'missing', canOperate: false });
    const asked = (kyc_expires_on: string | null) =>
      of(session({ kyc_expires_on, declarations_owed: ['KYC_ASKED'] })).kycState;
    expect([asked('2030-01-01'), asked('2020-01-01'), asked(null)]).toEqual([
      ...['asked', 'expired', 'missing'],
    ]);
    const changed = session({ kyc_expires_on: '2030-01-01', declarations_owed: ['CRS_CHANGED'] });
    expect(of(changed)).toMatchObject({ kycState: 'valid', canOperate: true });
  });

  test('close the whole area to a former tutor without any other account', () => {
    const me = session({}, [account({ role: 'TUTOR', holder_birthdate: '2008-11-15' })]);
    expect(of(me)).toMatchObject({ tutorBlocked: true, operableAccounts: [] });
  });

  test('add the documents to the unread notifications', () => {
    const notifications = [{ is_read: false }, { is_read: true }, { is_read: false }];
    expect(of({ ...personas.porfirmar, notifications })).toMatchObject({
      documentsCount: 1,
      unreadCount: 2,
      badgeTotal: 3,
    });
  });

  test('name accounts by alias, number or id', () => {
    const undocumented = { has_docs_signed: false, has_docs_validated: false, status: null };
    const me = session({}, [
      account({ ...undocumented, alias: 'Casa' }),
      account({ ...undocumented, alias: ' ', account_number: 'N-2' }),
      account({ ...undocumented, uuid: 'u-3', alias: null, account_number: null }),
    ]);
    expect(of(me).blockedAccountNames).toBe('Casa, N-2, u-3');
  });

  test('do not ask staff for the preferences of the client', () => {
    expect(of(personas.primera, { viewer: 'staff' }).gdprPending).toBe(false);
  });

  test('do not ask for preferences where the tenant does not', () => {
    expect(of(personas.primera, { tenant: {} }).gdprPending).toBe(false);
  });

  test('know whether the client is fully documented only with the operations', () => {
    const { ana } = personas;
    const pending = [{ has_docs_signed: false, operation_status: 'REGISTERED' }];
    expect(of(ana).fullyDocumented).toBeNull();
    expect(of(ana, { operations: { 'a-1': pending } }).fullyDocumented).toBe(false);
    expect(of(ana, { operations: { other: pending } }).fullyDocumented).toBeNull();
  });

  test('are all plain data, so that documents can read them', () => {
    for (const me of Object.values(personas)) {
      const all = of(me);
      expect(Object.keys(all)).toEqual(Object.keys(facts));
      expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    }
  });
});

describe('the 18th birthday', () => {
  const isAdult = (birthdate: string, instant: string, zone?: string) =>
    of(session({ birthdate }), { now: instant, tenant: { time_zone: zone } }).canOperate;

  test.each([
    ['in winter', '2008-11-20', '2026-11-19T22:59:59Z', '2026-11-19T23:00:00Z'],
    ['in summer', '2008-07-01', '2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z'],
    ['when clocks go forward', '2008-03-29', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z'],
    ['the day after that', '2008-03-30', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['when clocks go back', '2008-10-25', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'],
    ['the day after that', '2008-10-26', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ['of 29 February', '2008-02-29', '2026-02-28T22:59:59Z', '2026-02-28T23:00:00Z'],
    ['on 1 January', '2008-01-01', '2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z'],
  ])('begins at midnight in Madrid, %s', (_, birthdate, before, at) => {
    expect([isAdult(birthdate, before), isAdult(birthdate, at)]).toEqual([false, true]);
  });

  test("begins at midnight of the tenant's own zone", () => {
    const inMadrid = '2026-11-19T23:00:00Z';
    expect(isAdult('2008-11-20', inMadrid, 'Atlantic/Canary')).toBe(false);
    expect(isAdult('2008-11-20', '2026-11-20T00:00:00Z', 'Atlantic/Canary')).toBe(true);
  });

  test('ends the tutor and opens the holder at the same instant', () => {
    const at = (instant: string) => ({
      tutor: of(session({}, [account({ role: 'TUTOR', holder_birthdate: '2008-11-20' })]), {
        now: instant,
      }).tutorBlocked,
      holder: of(session({ birthdate: '2008-11-20' }), { now: instant }).showOperate,
    });
    expect(at('2026-11-19T22:59:59Z')).toEqual({ tutor: false, holder: false });
    expect(at('2026-11-19T23:00:00Z')).toEqual({ tutor: true, holder: true });
  });
});
