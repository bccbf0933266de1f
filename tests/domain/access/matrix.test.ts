import { describe, expect, test } from 'vitest';
import { actions, type Action } from '../../../src/domain/access/actions.ts';
import { checkAction } from '../../../src/domain/access/checkAction.ts';
import { matrix, type MatrixCondition } from '../../../src/domain/access/matrix.ts';
import { mayOn, mayWithAny } from '../../../src/domain/access/mayOn.ts';
import {
  isRole,
  legalPersonRoles,
  naturalPersonRoles,
  otherRoles,
} from '../../../src/domain/access/roles.ts';
import { account, today } from './personas.ts';
import { fc } from '../../support/fc.ts';

const columns = [
  ['TITULAR', 'PARTICIPE'],
  ['USUFRUCTUARIO'],
  ['NUDO_PROPIETARIO'],
  ['APODERADO'],
  ['REPRESENTANTE_LEGAL', 'ADMINISTRADOR'],
  ['TUTOR'],
  ['AUTORIZADO'],
  ['AUTORIZADO_CONSULTA', 'JUNTA_DIRECTIVA'],
  ['ASESOR'],
  ['APORTANTE', 'APORTANTE_CONYUGE', 'APORTANTE_FAMILIAR'],
  ['GESTOR', 'FIDUCIARIO'],
  ['STAFF'],
];

/** The whole matrix once more, row by row, so that a changed cell is seen. */
// prettier-ignore
const rows: Record<Action, string[]> = {
  see_position:       ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'own_only', 'yes', 'yes'],
  download_documents: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'own_only', 'yes', 'yes'],
  upload_documents:   ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'own_only', 'yes', 'no'],
  tax_reports:        ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'if_granted', 'own_only', 'no', 'yes'],
  periodics:          ['yes', 'no', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'own_only', 'yes', 'suspend_only'],
  cancel_order:       ['yes', 'with_bare_owner', 'with_usufructuary', 'yes', 'yes', 'yes', 'own_order', 'no', 'no', 'own_only', 'yes', 'yes'],
  edit_alias:         ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no'],
  edit_bank_accounts: ['yes', 'no', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no'],
  edit_beneficiaries: ['TITULAR only', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  request_intervener: ['yes', 'no', 'yes', 'yes', 'yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no'],
  edit_profile:       ['self', 'self', 'self', 'self', 'self_and_company', 'self_and_minor', 'self', 'self', 'self', 'self', 'self', 'no'],
  take_test:          ['yes', 'no', 'yes', 'orderer', 'orderer', 'yes', 'orderer', 'no', 'no', 'yes', 'exempt', 'no'],
  process_orders:     ['no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'permission_set'],
};

const cells = actions.flatMap((action) =>
  columns.flatMap((roles, column) =>
    roles.map((role) => {
      const cell = rows[action][column]!;
      const isOnlyTitular = cell === 'TITULAR only';
      return [role, action, isOnlyTitular ? (role === 'TITULAR' ? 'yes' : 'no') : cell] as const;
    }),
  ),
);

describe('the matrix of roles and actions', () => {
  test.each(cells)('says for %s and %s: %s', (role, action, permission) => {
    expect(mayOn(role, action)).toBe(permission);
  });

  test('has a row for every role and for staff, and no other', () => {
    const roles = new Set([...naturalPersonRoles, ...legalPersonRoles, ...otherRoles, 'STAFF']);
    expect(new Set(Object.keys(matrix))).toEqual(roles);
  });

  test('denies whatever it does not know', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (role, action) => {
        if (!Object.hasOwn(matrix, role)) expect(mayOn(role, 'cancel_order')).toBe('no');
        if (!actions.some((known) => known === action)) expect(mayOn('TITULAR', action)).toBe('no');
      }),
    );
    for (const name of ['constructor', '__proto__', 'toString', ''])
      expect([mayOn(name, 'cancel_order'), mayOn('TITULAR', name), isRole(name)]).toEqual([
        'no',
        'no',
        false,
      ]);
  });
});

describe('several roles on one account', () => {
  test.each<[string[], Action, string]>([
    [[], 'see_position', 'no'],
    [['AUTORIZADO_CONSULTA', 'TITULAR'], 'cancel_order', 'yes'],
    [['AUTORIZADO_CONSULTA', 'USUFRUCTUARIO'], 'cancel_order', 'with_bare_owner'],
    [['AUTORIZADO_CONSULTA', 'ASESOR'], 'cancel_order', 'no'],
  ])('%o may %s: %s', (roles, action, permission) => {
    expect(mayWithAny(roles, action)).toBe(permission);
  });

  test('never allow less than one of them', () => {
    const role = fc.constantFrom(...Object.keys(matrix));
    fc.assert(
      fc.property(fc.array(role), role, fc.constantFrom(...actions), (others, one, action) => {
        const together = mayWithAny([...others, one], action);
        if (mayOn(one, action) === 'yes') expect(together).toBe('yes');
        if (mayOn(one, action) !== 'no') expect(together).not.toBe('no');
      }),
    );
  });
});

describe('an action on an account', () => {
  const issues = (role: string, action: Action, met: MatrixCondition[] = []) =>
    checkAction(account({ role }), action, today, met).map(({ code }) => code);

  test.each<[string, Action, MatrixCondition[], string[]]>([
    ['TITULAR', 'cancel_order', [], []],
    ['AUTORIZADO_CONSULTA', 'cancel_order', [], ['action_not_allowed']],
    ['AUTORIZADO_CONSULTA', 'see_position', [], []],
    ['USUFRUCTUARIO', 'cancel_order', [], ['needs_with_bare_owner']],
    ['USUFRUCTUARIO', 'cancel_order', ['with_usufructuary'], ['needs_with_bare_owner']],
    ['USUFRUCTUARIO', 'cancel_order', ['with_bare_owner'], []],
    ['APORTANTE_CONYUGE', 'cancel_order', ['own_only'], []],
    ['APORTANTE_CONYUGE', 'cancel_order', [], ['needs_own_only']],
    ['STAFF', 'cancel_order', [], ['action_not_allowed']],
    ['', 'see_position', [], ['action_not_allowed']],
  ])('by %s: %s under %o gives %o', (role, action, met, codes) => {
    expect(issues(role, action, met)).toEqual(codes);
  });

  test('by a former tutor is refused with the sentence of the block, even to look', () => {
    const former = account({ role: 'TUTOR', holder_birthdate: '2008-11-20' });
    expect(checkAction(former, 'see_position', today)).toEqual([
      { code: 'tutor_blocked', path: '' },
    ]);
  });

  test('holds when the condition of any role is met', () => {
    const both = account({ role: 'USUFRUCTUARIO', roles: ['AUTORIZADO', 'USUFRUCTUARIO'] });
    expect(checkAction(both, 'cancel_order', today, ['with_bare_owner'])).toEqual([]);
  });
});
