import { describe, expect, test } from 'vitest';
import { addDays } from '#/domain/dates/plainDate.ts';
import { returnsOf } from '#/domain/returns/returnsOf.ts';
import { timeWeighted, WHOLE_GROWTH } from '#/domain/returns/timeWeighted.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { navBook, operation } from '../valuation/ledger.ts';
import { fc } from '../../support/fc.ts';

const navs = navBook({
  A: { '2023-01-02': 10, '2023-07-03': 8, '2024-01-02': 12 },
  B: { '2023-01-02': 50, '2023-07-04': 40, '2024-01-02': 44 },
});
const bought = operation('SUSCRIPCION', '2023-01-02', 'A', 100, 10);
const ledger = (...operations: Parameters<typeof toLedger>[0]) => toLedger(operations).entries;

describe('returns', () => {
  test('of money that stayed are what the product did', () => {
    expect(returnsOf(ledger(bought), navs, '2023-01-01', '2024-01-02')).toEqual({
      days: 366,
      gain: 20000n,
      twr: '20.00',
      twrAnnual: '19.94',
      mwr: '20.00',
      isMwrAnnual: true,
    });
  });

  test('weigh money by when it came, and time whatever came', () => {
    const more = operation('SUSCRIPCION', '2023-07-03', 'A', 1000, 8);
    const { gain, twr, mwr } = returnsOf(ledger(bought, more), navs, '2023-01-01', '2024-01-02');
    expect([gain, twr]).toEqual([420000n, '20.00']);
    expect(Number(mwr)).toBeGreaterThan(80);
  });

  test('of less than a year are those of the period', () => {
    const half = returnsOf(ledger(bought), navs, '2023-01-01', '2023-07-03');
    expect(half).toMatchObject({
      gain: -20000n,
      twr: '-20.00',
      twrAnnual: null,
      mwr: '-20.00',
      isMwrAnnual: false,
    });
  });

  test('of a later period begin with what was held then', () => {
    const { gain, twr } = returnsOf(ledger(bought), navs, '2023-07-03', '2024-01-02');
    expect([gain, twr]).toEqual([40000n, '50.00']);
  });

  const moved = ledger(
    bought,
    operation('SOLICITUD_TRASPASO_INTERNO', '2023-07-03', 'A', 100, 8, { uuid: 'move' }),
    operation('TRASPASO_SALIDA', '2023-07-03', 'A', 100, 8, { uuid_request: 'move' }),
    operation('TRASPASO_ENTRADA', '2023-07-04', 'B', 20, 40, { uuid_request: 'move' }),
  );

  test('take a transfer for nothing in the account', () => {
    expect(returnsOf(moved, navs, '2023-01-01', '2024-01-02')).toMatchObject({
      gain: -12000n,
      twr: '-12.00',
      mwr: '-12.00',
    });
  });

  test('take a transfer for money in and out of its products', () => {
    const of = (product: string) =>
      returnsOf(
        moved.filter((entry) => entry.product === product),
        navs,
        '2023-01-01',
        '2024-01-02',
        'product',
      );
    expect(of('A')).toMatchObject({ gain: -20000n, twr: '-20.00' });
    expect(of('B')).toMatchObject({ gain: 8000n, twr: '10.00' });
  });

  test('feel a commission, on the way in and on the way out', () => {
    const fee = { gross_amount: '1010.00', commission: '10.00' };
    const dear = operation('SUSCRIPCION', '2023-01-02', 'A', 100, 10, fee);
    const sold = operation('REEMBOLSO', '2024-01-02', 'A', 100, 12, { commission: '12.00' });
    expect(returnsOf(ledger(dear), navs, '2023-01-01', '2024-01-02').twr).toBe('18.81');
    expect(returnsOf(ledger(bought, sold), navs, '2023-01-01', '2024-01-02')).toMatchObject({
      gain: 18800n,
      twr: '18.80',
    });
  });

  test('are before tax', () => {
    const sold = operation('REEMBOLSO', '2024-01-02', 'A', 100, 12, { withholding: '38.00' });
    expect(returnsOf(ledger(bought, sold), navs, '2023-01-01', '2024-01-02').gain).toBe(20000n);
  });

  test('are none where nothing was held, and rest while nothing is', () => {
    expect(returnsOf([], navs, '2023-01-01', '2024-01-02')).toEqual({
      days: 366,
      gain: 0n,
      twr: null,
      twrAnnual: null,
      mwr: null,
      isMwrAnnual: true,
    });
    const sold = operation('REEMBOLSO', '2023-07-03', 'A', 100, 8);
    expect(returnsOf(ledger(bought, sold), navs, '2023-01-01', '2024-01-02').twr).toBe('-20.00');
    expect(returnsOf(ledger(bought), navs, '2023-07-03', '2023-07-03')).toMatchObject({
      days: 0,
      mwr: null,
    });
  });
});

test('one product grows as its NAV, whatever is bought and sold meanwhile', () => {
  const steps = fc.array(
    fc.record({ nav: fc.integer({ min: 500, max: 2000 }), buys: fc.boolean() }),
    {
      minLength: 2,
      maxLength: 25,
    },
  );
  fc.assert(
    fc.property(steps, (list) => {
      const dates = list.map((_, index) => addDays('2020-01-01', index * 30));
      const book = navBook({
        A: Object.fromEntries(list.map(({ nav }, index) => [dates[index]!, nav / 100])),
      });
      const operations = list.map(({ nav, buys }, index) =>
        index === 0 || buys
          ? operation('SUSCRIPCION', dates[index]!, 'A', 100_000, nav / 100)
          : operation('REEMBOLSO', dates[index]!, 'A', 3_000, nav / 100),
      );
      const growth = timeWeighted(toLedger(operations).entries, book, '2019-12-31', dates.at(-1)!);
      const expected = list.at(-1)!.nav / list[0]!.nav;
      expect(Number(growth) / Number(WHOLE_GROWTH)).toBeCloseTo(expected, 6);
    }),
  );
});

test('transfers inside an account bring or take no money, in any chain', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(amounts, (moves) => {
      const operations = [operation('SUSCRIPCION', '2023-01-02', 'A', 1000, 10)];
      moves.forEach((shares, index) => {
        const uuid = `move-${index}`;
        const day = addDays('2023-02-01', index * 7);
        operations.push(
          operation('SOLICITUD_TRASPASO_INTERNO', day, 'A', shares, 10, { uuid }),
          operation('TRASPASO_SALIDA', day, 'A', shares, 10, { uuid_request: uuid }),
          operation('TRASPASO_ENTRADA', addDays(day, 1), 'B', shares / 5, 50, {
            uuid_request: uuid,
          }),
        );
      });
      const { gain, twr } = returnsOf(
        toLedger(operations).entries,
        navs,
        '2023-01-01',
        '2023-06-30',
      );
      expect([gain, twr]).toEqual([0n, '0.00']);
    }),
  );
});
