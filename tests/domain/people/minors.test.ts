import { describe, expect, test } from 'vitest';
import { ageOf, isOfAge, isUnderAge } from '../../../src/domain/people/ageOf.ts';
import { consentGiver } from '../../../src/domain/people/consentGiver.ts';
import { isMinor } from '../../../src/domain/people/isMinor.ts';
import { isPresent } from '../../../src/domain/people/isPresent.ts';
import { fc } from '../../support/fc.ts';

const today = '2026-11-20';

describe('age', () => {
  test.each([
    ['2008-11-20', 18],
    ['2008-11-21', 17],
    ['2026-11-20', 0],
    ['2026-11-21', -1],
    ['1926-11-20', 100],
    ['2008-02-30', undefined],
    ['20-11-2008', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of somebody born on %s is %s', (birthdate, age) => {
    expect(ageOf(birthdate, today)).toBe(age);
  });

  test('proves majority or minority, never both, and neither without a birthdate', () => {
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.string(), date())), (birthdate) => {
        const isKnown = ageOf(birthdate, today) !== undefined;
        expect(Number(isOfAge(birthdate, today)) + Number(isUnderAge(birthdate, today))).toBe(
          isKnown ? 1 : 0,
        );
      }),
    );
  });

  test('of majority, once reached, is never lost', () => {
    fc.assert(
      fc.property(date(), date(), date(), (birthdate, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        if (isOfAge(birthdate, earlier)) expect(isOfAge(birthdate, later)).toBe(true);
      }),
    );
  });
});

describe('a minor', () => {
  test.each([
    ['by flag', { is_minor: true, birthdate: '1980-01-01' }, true],
    ['by birthdate', { is_minor: false, birthdate: '2008-11-21' }, true],
    ['by both', { is_minor: true, birthdate: '2012-01-01' }, true],
    ['by neither', { is_minor: false, birthdate: '2008-11-20' }, false],
    ['without birthdate', { is_minor: null, birthdate: null }, false],
    ['as a company', { type: 'J', is_minor: true, birthdate: '2024-01-01' }, false],
  ])('is known %s: %o → %s', (_, person, isOne) => {
    expect(isMinor(person, today)).toBe(isOne);
  });

  test.each([
    ['2012-11-20', 'self'],
    ['2012-11-21', 'tutor'],
    ['1980-01-01', 'self'],
    [null, 'self'],
  ])('consents alone from 14 years on: born %s → %s', (birthdate, giver) => {
    expect(consentGiver(birthdate, today)).toBe(giver);
  });
});

describe('a text', () => {
  test.each([
    ['a', true],
    [' a ', true],
    [' ', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('is present when it says something: %o → %s', (text, is) => {
    expect(isPresent(text)).toBe(is);
  });
});

function date() {
  return fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
}
