import { describe, expect, test } from 'vitest';
import { readDateParts } from '#/engine/widgets/dateParts.ts';

describe('a date in three fields', () => {
  test.each([
    ['5', '9', '1980', '1980-09-05'],
    ['05', 'septiembre', '1980', '1980-09-05'],
    ['29', 'Feb.', '2024', '2024-02-29'],
    ['31', 'SEPT', '1980', undefined],
    ['31', 'dic', '1999', '1999-12-31'],
  ])('%s %s %s is %s', (day, month, year, value) => {
    expect(readDateParts(day, month, year).value).toBe(value);
  });

  test('without any part is no answer', () => {
    expect(readDateParts('', '', '')).toEqual({ value: undefined });
  });

  test.each([
    ['5', '', '1980', 'typing.date_parts'],
    ['31', '2', '2026', 'typing.date'],
    ['5', 'brumario', '1980', 'typing.date'],
    ['5', '9', '80', 'typing.date'],
    ['5', '13', '1980', 'typing.date'],
  ])('%s/%s/%s is refused as %s', (day, month, year, code) => {
    expect(readDateParts(day, month, year).doubt?.code).toBe(code);
  });
});
