import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateLong,
  formatExactInstant,
  formatInstant,
  formatInstantLong,
  formatMonth,
  toStamp,
} from '#/domain/dates/format.ts';

test.each([
  ['2026-01-05', '05-ene-2026', '5 de enero de 2026'],
  ['2026-02-15', '15-feb-2026', '15 de febrero de 2026'],
  ['2026-03-01', '01-mar-2026', '1 de marzo de 2026'],
  ['2026-04-01', '01-abr-2026', '1 de abril de 2026'],
  ['2026-05-01', '01-may-2026', '1 de mayo de 2026'],
  ['2026-06-01', '01-jun-2026', '1 de junio de 2026'],
  ['2026-07-01', '01-jul-2026', '1 de julio de 2026'],
  ['2026-08-01', '01-ago-2026', '1 de agosto de 2026'],
  ['2026-09-05', '05-sep-2026', '5 de septiembre de 2026'],
  ['2026-10-31', '31-oct-2026', '31 de octubre de 2026'],
  ['2026-11-20', '20-nov-2026', '20 de noviembre de 2026'],
  ['2026-12-31', '31-dic-2026', '31 de diciembre de 2026'],
])('%s is shown as %s and read as %s', (date, short, long) => {
  expect(formatDate(date)).toBe(short);
  expect(formatDateLong(date)).toBe(long);
});

test('an instant is shown on the wall clock of Madrid, or of the zone asked for', () => {
  expect(formatInstant('2026-09-05T12:05:00Z')).toBe('05-sep-2026 | 14:05 h');
  expect(formatInstant('2026-09-05T22:05:00Z')).toBe('06-sep-2026 | 00:05 h');
  expect(formatInstant('2026-09-05T12:05:00Z', 'Atlantic/Canary')).toBe('05-sep-2026 | 13:05 h');
  expect(formatExactInstant('2026-09-05T12:05:09.500Z')).toBe('05-sep-2026 | 14:05:09 h (UTC+2)');
  expect(formatExactInstant('2026-09-05T12:05:09Z', 'UTC')).toBe('05-sep-2026 | 12:05:09 h (UTC)');
  expect(formatExactInstant('2026-01-05T12:05:09Z', 'America/St_Johns')).toBe(
    '05-ene-2026 | 08:35:09 h (UTC-3:30)',
  );
  expect(formatInstantLong('2026-09-05T12:05:00Z')).toBe('5 de septiembre de 2026, 14:05 h');
});

test('a day and a month are said in the language of the page', () => {
  expect(formatDateLong('2026-09-05', 'en')).toBe('5 September 2026');
  expect(formatDateLong('2026-09-05', 'ca')).toBe('5 de setembre del 2026');
  expect(formatInstantLong('2026-09-05T12:05:00Z', 'UTC', 'en')).toBe('5 September 2026, 12:05 h');
  expect(formatMonth('2026-11-30')).toBe('noviembre de 2026');
  expect(formatMonth('2026-11-30T23:30:00Z', 'Europe/Madrid', 'en')).toBe('December 2026');
  expect(formatMonth('nada')).toBe('-');
});

test.each([null, undefined, '', 'abc', '2026-02-31', 5, {}])('%j is shown as a dash', (value) => {
  for (const format of [formatDate, formatDateLong, formatInstant, formatInstantLong])
    expect(format(value)).toBe('-');
});

test('a local time without zone is written as the contract has it', () => {
  expect(toStamp({ date: '2026-11-27', time: '12:00:00' })).toBe('2026-11-27 12:00:00');
});
