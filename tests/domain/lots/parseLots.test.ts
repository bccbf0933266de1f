import { describe, expect, test } from 'vitest';
import { parseLots } from '#/domain/lots/parseLots.ts';
import { toWireLot } from '#/domain/lots/wireLot.ts';
import { lot } from './lots.ts';

const good = { acquisition_date: '2020-01-02', shares: '1.500000', cost: '15.20' };

describe('lots on the wire', () => {
  test('come back as they were sent', () => {
    const lots = [lot('2018-05-24', 50, 3000, 0), lot('2018-10-16', 25.000001, 2000.05, 1)];
    expect(parseLots(lots.map(toWireLot), '10396')).toEqual(lots);
  });

  test('are read into the order in which they are sold, with a product that they lack', () => {
    const read = parseLots([good, { ...good, acquisition_date: '2019-01-02' }], '10396');
    expect(read).toMatchObject([
      { acquired: '2019-01-02', sequence: 1, origin: '10396' },
      { acquired: '2020-01-02', sequence: 0, origin: '10396' },
    ]);
  });

  test.each([
    ['no date', { ...good, acquisition_date: '2020-02-31' }],
    ['too many decimals', { ...good, shares: '1.0000001' }],
    ['negative participations', { ...good, shares: '-1' }],
    ['negative cost', { ...good, cost: '-0.01' }],
    ['a comma', { ...good, cost: '15,20' }],
    ['nothing', null as never],
  ])('are unreadable with %s', (_, broken) => {
    expect(parseLots([good, broken], '10396')).toBe('unreadable');
  });
});
