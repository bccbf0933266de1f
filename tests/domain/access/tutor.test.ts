import { describe, expect, test } from 'vitest';
import { blockReason } from '../../../src/domain/access/blockReason.ts';
import { effectiveRoles } from '../../../src/domain/access/effectiveRoles.ts';
import { isTutorBlocked } from '../../../src/domain/access/isTutorBlocked.ts';
import type { Account } from '../../../src/domain/people/account.ts';
import { account } from './personas.ts';

const tutored = (change: Partial<Account> = {}) =>
  account({ role: 'TUTOR', block_reason: undefined, holder_birthdate: '2008-11-20', ...change });

describe('a tutor', () => {
  test.each([
    ['the day before the 18th birthday', '2026-11-19', false],
    ['on the 18th birthday', '2026-11-20', true],
    ['years later', '2040-01-01', true],
  ])('%s is blocked from the account: %s → %s', (_, today, isBlocked) => {
    expect(isTutorBlocked(tutored(), today)).toBe(isBlocked);
  });

  test.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
  ])('of somebody born on 29 February is blocked on 1 March: %s → %s', (today, isBlocked) => {
    expect(isTutorBlocked(tutored({ holder_birthdate: '2008-02-29' }), today)).toBe(isBlocked);
  });

  test.each<[string, Partial<Account>, boolean]>([
    ['another role that the matrix knows', { roles: ['TUTOR', 'AUTORIZADO'] }, false],
    ['a role nobody knows', { roles: ['TUTOR', 'PADRE'] }, true],
    ['no birthdate of the holder', { holder_birthdate: null }, true],
    ['an impossible birthdate of the holder', { holder_birthdate: '2012-13-01' }, true],
    ['nothing that says the holder is a minor', { holder_birthdate: undefined }, true],
    [
      "the server's word that it is open",
      { holder_birthdate: undefined, block_reason: null },
      false,
    ],
    [
      "the server's word that it waits for documents",
      { holder_birthdate: undefined, block_reason: 'REGISTRATION_PENDING' },
      false,
    ],
    [
      "the server's word that the holder is adult",
      { holder_birthdate: '2015-01-01', block_reason: 'ADULT_HOLDER' },
      true,
    ],
    ['a new role instead', { role: 'APODERADO' }, false],
  ])('with %s is blocked or not: %o → %s', (_, change, isBlocked) => {
    expect(isTutorBlocked(tutored(change), '2026-11-20')).toBe(isBlocked);
  });

  test('who became authorised keeps that role alone', () => {
    const former = tutored({ roles: ['TUTOR', 'AUTORIZADO'] });
    expect(effectiveRoles(former, '2026-11-19')).toEqual(['TUTOR', 'AUTORIZADO']);
    expect(effectiveRoles(former, '2026-11-20')).toEqual(['AUTORIZADO']);
  });
});

describe('the reason why an account is not open', () => {
  const undocumented = { has_docs_signed: false, has_docs_validated: false, status: 'REGISTERED' };

  test.each<[string, Account, string | null]>([
    ['a documented account of a holder', account(), null],
    ['an account with documents missing', account(undocumented), 'REGISTRATION_PENDING'],
    ['an account whose holder came of age', tutored(), 'ADULT_HOLDER'],
    ['both', tutored(undocumented), 'ADULT_HOLDER'],
  ])('is told for %s', (_, seen, reason) => {
    expect(blockReason(seen, '2026-11-20')).toBe(reason);
  });
});
