import { afterEach, describe, expect, test } from 'vitest';
import { toInstant, toMadrid, todayIn, toWallClock } from '#/domain/dates/wallClock.ts';
import { fc } from '../../support/fc.ts';

const hostZone = process.env.TZ;
afterEach(() => {
  if (hostZone === undefined) delete process.env.TZ;
  else process.env.TZ = hostZone;
});

describe.each(['UTC', 'Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe'])(
  'on a host in %s',
  (zone) => {
    test.each([
      ['2026-11-20T11:00:00Z', '2026-11-20', '12:00:00'],
      ['2026-07-01T12:00:00Z', '2026-07-01', '14:00:00'],
      ['2026-07-01T11:59:59.999Z', '2026-07-01', '13:59:59'],
      ['2026-12-31T23:30:00Z', '2027-01-01', '00:30:00'],
      ['2026-03-29T00:59:59Z', '2026-03-29', '01:59:59'],
      ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00'],
      ['2026-10-25T00:30:00Z', '2026-10-25', '02:30:00'],
      ['2026-10-25T01:30:00Z', '2026-10-25', '02:30:00'],
      ['2026-10-25T02:00:00+02:00', '2026-10-25', '02:00:00'],
      // Clocks jump in New York and on Lord Howe at these wall times.
      ['2026-03-08T01:00:00Z', '2026-03-08', '02:00:00'],
      ['2026-10-04T00:00:00Z', '2026-10-04', '02:00:00'],
    ])('%s is %s %s in Madrid', (instant, date, time) => {
      process.env.TZ = zone;
      expect(toMadrid(instant)).toEqual({ date, time });
    });
  },
);

test.each([
  ['2026-07-01', '14:00:00', '2026-07-01T12:00:00.000Z'],
  ['2026-01-01', '14:00:00', '2026-01-01T13:00:00.000Z'],
  ['2026-01-01', '00:00:00', '2025-12-31T23:00:00.000Z'],
  ['2026-03-29', '01:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29', '03:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '03:00:00', '2026-10-25T02:00:00.000Z'],
])('in Madrid it is %s %s at %s', (date, time, instant) => {
  expect(toInstant({ date, time })).toBe(instant);
});

test('a wall time that exists twice is the first, and one that is skipped runs on', () => {
  expect(toInstant({ date: '2026-10-25', time: '02:30:00' })).toBe('2026-10-25T00:30:00.000Z');
  expect(toInstant({ date: '2026-03-29', time: '02:30:00' })).toBe('2026-03-29T01:30:00.000Z');
});

test('other zones have other clocks', () => {
  expect(toWallClock('2026-01-01T00:30:00Z', 'America/New_York').date).toBe('2025-12-31');
  expect(todayIn('Atlantic/Canary', '2026-11-20T23:30:00Z')).toBe('2026-11-20');
  expect(todayIn('Europe/Madrid', '2026-11-20T23:30:00Z')).toBe('2026-11-21');
  expect(toInstant({ date: '2026-11-20', time: '12:00:00' }, 'Asia/Kolkata')).toBe(
    '2026-11-20T06:30:00.000Z',
  );
});

test('an instant comes back from its wall clock, or one hour earlier where that hour exists twice', () => {
  const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(
      seconds,
      fc.constantFrom('Europe/Madrid', 'America/New_York', 'UTC', 'Asia/Kolkata'),
      (at, zone) => {
        const instant = new Date(at * 1000).toISOString();
        const back = Date.parse(toInstant(toWallClock(instant, zone), zone)) / 1000;
        expect([0, 3600]).toContain(at - back);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(['', 'abc', '2026-11-20', '2026-11-20T11:00:00', '2026-13-01T00:00:00Z'])(
  '%j is no instant',
  (text) => {
    expect(() => toMadrid(text)).toThrow('Not an instant');
  },
);

test.each([
  ['2026-02-31', '10:00:00'],
  ['2026-02-01', '24:00:00'],
  ['2026-02-01', '10:00'],
])('%s %s is no wall time', (date, time) => {
  expect(() => toInstant({ date, time })).toThrow('Not a wall time');
});
