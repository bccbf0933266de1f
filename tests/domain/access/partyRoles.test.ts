import { expect, test } from 'vitest';
import roles from '../../../schemas/codes/roles.json' with { type: 'json' };
import { accountTypes } from '../../../src/domain/access/accountTypes.ts';
import { checkRoleChange, grantedRoles } from '../../../src/domain/access/partyRoles.ts';

test.each([
  [['AUTORIZADO'], ['AUTORIZADO_CONSULTA'], undefined],
  [['AUTORIZADO', 'ASESOR'], ['AUTORIZADO'], undefined],
  [['AUTORIZADO'], [], undefined],
  [['AUTORIZADO_CONSULTA'], ['AUTORIZADO'], 'party.role_widened'],
  [['AUTORIZADO'], ['TITULAR'], 'party.role_by_contact'],
  [['APODERADO'], [], 'party.role_by_contact'],
  [['TITULAR', 'AUTORIZADO'], ['AUTORIZADO'], 'party.role_by_contact'],
])('roles %j become %j with the issue %s', (from, to, code) => {
  expect(checkRoleChange(from, to)[0]?.code).toBe(code);
});

test('new parties have roles that exist', () => {
  const known = Object.keys(roles.items);
  expect(
    Object.values(accountTypes)
      .flatMap(({ roles: each }) => each)
      .filter((role) => !known.includes(role)),
  ).toEqual([]);
  expect([...grantedRoles].filter((role) => !known.includes(role))).toEqual([]);
});
