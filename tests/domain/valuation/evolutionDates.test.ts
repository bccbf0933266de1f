import { describe, expect, test } from 'vitest';
import { evolutionDates, parseRange } from '#/domain/valuation/evolutionDates.ts';

describe('the dates of an evolution', () => {
  test.each([
    ['1M', '2026-10-20', 32],
    ['3M', '2026-08-20', 93],
    ['1A', '2025-11-20', 366],
  ] as const)('are daily for %s, from %s', (range, start, count) => {
    const dates = evolutionDates(range, '2014-03-10', '2026-11-20');
    expect([dates[0], dates.length, dates.at(-1)]).toEqual([start, count, '2026-11-20']);
  });

  test('are weekly for the whole life, from the first movement', () => {
    expect(evolutionDates('TODO', '2026-10-28', '2026-11-20')).toEqual([
      '2026-10-28',
      '2026-10-30',
      '2026-11-06',
      '2026-11-13',
      '2026-11-20',
    ]);
  });

  test('end on the day of the newest figures, and go back from today all the same', () => {
    const dates = evolutionDates('1M', '2014-03-10', '2026-11-20', '2026-11-19');
    expect([dates[0], dates.length, dates.at(-1)]).toEqual(['2026-10-20', 31, '2026-11-19']);
    expect(evolutionDates('TODO', '2026-10-28', '2026-11-20', '2026-11-19')).toEqual([
      '2026-10-28',
      '2026-10-29',
      '2026-11-05',
      '2026-11-12',
      '2026-11-19',
    ]);
    expect(evolutionDates('1M', '2014-03-10', '2026-11-20', '2026-09-30')).toEqual(['2026-09-30']);
  });

  test('do not go back before the first movement', () => {
    expect(evolutionDates('1M', '2026-11-19', '2026-11-20')).toEqual(['2026-11-19', '2026-11-20']);
    expect(evolutionDates('TODO', '2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  });

  test('are none while the first movement lies ahead', () => {
    expect(evolutionDates('1A', '2026-11-21', '2026-11-20')).toEqual([]);
  });

  test('know no other range', () => {
    expect(['1M', '3M', '1A', 'TODO', '5A', 'toString', 3].map(parseRange)).toEqual([
      '1M',
      '3M',
      '1A',
      'TODO',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
