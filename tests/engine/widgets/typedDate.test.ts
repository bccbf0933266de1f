import { describe, expect, test } from 'vitest';
import { readTypedDate, spellDate } from '#/engine/widgets/typedDate.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import { fc } from '../../support/fc.ts';

describe('a date typed in one field', () => {
  test.each([
    ['05/09/2026', '2026-09-05'],
    ['5/9/2026', '2026-09-05'],
    [' 5-9-2026 ', '2026-09-05'],
    ['5.9.2026', '2026-09-05'],
    ['5 9 2026', '2026-09-05'],
    ['05092026', '2026-09-05'],
    ['5 de septiembre de 2026', '2026-09-05'],
    ['5 sep 2026', '2026-09-05'],
    ['05-sep-2026', '2026-09-05'],
    ['2026-09-05', '2026-09-05'],
    ['29/2/2028', '2028-02-29'],
    ['', undefined],
    ['   ', undefined],
  ])('"%s" is %s', (typed, value) => {
    expect(readTypedDate(typed)).toEqual({ value });
  });

  test.each([
    ['31/02/2026', 'typing.date'],
    ['29/2/2026', 'typing.date'],
    ['13/13/2026', 'typing.date'],
    ['5/9/26', 'typing.date'],
    ['050926', 'typing.date_parts'],
    ['5/9', 'typing.date_parts'],
    ['mañana', 'typing.date_parts'],
    ['5/9/2026 12:00', 'typing.date'],
    ['2026-02-30', 'typing.date'],
  ])('"%s" is refused as %s, and nothing is guessed', (typed, code) => {
    expect(readTypedDate(typed)).toEqual({ doubt: { code } });
  });

  test('comes back from its own spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        const date = addDays('2000-01-01', days);
        expect(readTypedDate(spellDate(date))).toEqual({ value: date });
      }),
    );
  });
});
