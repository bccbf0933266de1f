import { describe, expect, test } from 'vitest';
import {
  checkEmailAt,
  checkMobile,
  checkPhone,
  toPhone,
} from '../../../src/domain/people/checkContacts.ts';
import { checkIdentity } from '../../../src/domain/people/checkIdentity.ts';

test.each([
  ['600 000 001', '600000001'],
  ['+34 600-000.001', '600000001'],
  ['0034600000001', '600000001'],
  ['(91) 555 01 20', '915550120'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('the telephone %s is stored as %s', (given, stored) => {
  expect(toPhone(given)).toBe(stored);
});

describe('a mobile number', () => {
  test.each([
    ['600000001', undefined],
    ['700000001', undefined],
    ['500000001', 'spanishPhone'],
    ['60000000', 'min_length'],
    ['6000000011', 'max_length'],
    ['60000000x', 'only_numbers'],
    ['+33612345678', 'spanishPhone'],
  ])('%s has the issue %s', (mobile, code) => {
    expect(checkMobile(mobile)[0]?.code).toBe(code);
  });
});

test.each([
  ['915550120', 0],
  ['+33612345678', 0],
  ['12', 1],
  ['91555012a', 1],
])('any telephone, %s, has %i issues', (phone, count) => {
  expect(checkPhone(phone)).toHaveLength(count);
});

test('an e-mail address is named in its sentence', () => {
  expect(checkEmailAt('ana@example.test')).toEqual([]);
  expect(checkEmailAt('ana@')).toEqual([
    { code: 'email', path: '/email', params: { field: { words: 'page.contact.email' } } },
  ]);
});

describe('the number of a document', () => {
  test.each([
    ['12345678Z', 'DNI', undefined],
    ['12345678-z', 'DNI', undefined],
    ['12345678A', 'DNI', 'dni'],
    ['X1234567L', 'NIE', undefined],
    ['X1234567A', 'NIE', 'nie'],
    ['AB123456', 'PASAPORTE', undefined],
    ['<script>', 'OTROS', 'identity_number'],
    ['12345678A', undefined, undefined],
    ['', 'DNI', undefined],
    [null, 'DNI', undefined],
  ])('%s as %s has the issue %s', (number, type, code) => {
    expect(checkIdentity(number, type)[0]?.code).toBe(code);
  });
});
