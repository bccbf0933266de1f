import { describe, expect, test } from 'vitest';
import { balance } from '#/domain/valuation/balance.ts';
import { distribution } from '#/domain/valuation/distribution.ts';
import { evolution } from '#/domain/valuation/evolution.ts';
import { positions } from '#/domain/valuation/positions.ts';
import { shareOut } from '#/domain/money/shareOut.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { navBook, operation } from './ledger.ts';
import { fc } from '../../support/fc.ts';

const { entries } = toLedger([
  operation('SUSCRIPCION', '2023-01-02', 'A', 100, 10),
  operation('SUSCRIPCION', '2023-01-02', 'B', 10, 50, { commission: '0.00' }),
  operation('SOLICITUD_TRASPASO_INTERNO', '2023-03-01', 'A', 50, 12, { uuid: 'move' }),
  operation('TRASPASO_SALIDA', '2023-03-01', 'A', 50, 12, { uuid_request: 'move' }),
  operation('TRASPASO_ENTRADA', '2023-03-02', 'B', 12, 50, { uuid_request: 'move' }),
  operation('REEMBOLSO', '2023-04-03', 'A', 10, 11, { withholding: '1.90' }),
]);
const navs = navBook({
  A: { '2023-01-02': 10, '2023-02-01': 11, '2023-03-01': 12, '2023-04-03': 11 },
  B: { '2023-01-02': 50, '2023-03-01': 51, '2023-03-02': 50, '2023-04-03': 52 },
});

describe('positions', () => {
  test('have value, FIFO cost, gain and a weight in the whole', () => {
    expect(positions(entries, navs, '2023-04-05')).toEqual([
      {
        account: 'account',
        product: 'A',
        shares: 40_000_000n,
        nav: 11_000_000n,
        navDate: '2023-04-03',
        value: 44000n,
        cost: 40000n,
        gain: 4000n,
        gainPercent: '10.00',
        isInTransit: false,
        weight: '27.78',
      },
      {
        account: 'account',
        product: 'B',
        shares: 22_000_000n,
        nav: 52_000_000n,
        navDate: '2023-04-03',
        value: 114400n,
        cost: 100000n,
        gain: 14400n,
        gainPercent: '14.40',
        isInTransit: false,
        weight: '72.22',
      },
    ]);
  });

  test('are worth nothing yet where no NAV was published', () => {
    const [first] = positions(entries, new Map(), '2023-04-05');
    expect(first).toMatchObject({ value: 0n, weight: '0.00' });
    expect(first!.nav).toBeUndefined();
  });
});

describe('the balance', () => {
  test('is value, net invested and what was earned', () => {
    expect(balance(entries, navs, '2023-04-05', () => '2023-04-04')).toEqual({
      value: 158400n,
      netInvested: 139000n,
      gain: 19400n,
      gainPercent: '13.96',
      latentGain: 18400n,
      realisedGain: 1000n,
      broughtGain: 0n,
      valueDate: '2023-04-03',
      isNavLate: true,
    });
  });

  test('tells the gain of what is held, what was realised and what was brought apart', () => {
    const lots = [{ acquisition_date: '2015-01-02', shares: '10.000000', cost: '60.00' }];
    const operations = [
      operation('TRASPASO_ENTRADA', '2023-01-02', 'A', 10, 10, { lots }),
      operation('REEMBOLSO', '2023-04-03', 'A', 4, 11),
    ];
    const found = balance(toLedger(operations).entries, navs, '2023-04-05');
    // 6 of 11 € that cost 6 €; 4 of 11 € that cost 6 €; 100 € arrived that had cost 60 €.
    expect(found).toMatchObject({ latentGain: 3000n, realisedGain: 2000n, broughtGain: 4000n });
    expect(found.gain).toBe(1000n);
  });

  test('counts money on its way between two products, which is a position', () => {
    const operations = [
      operation('SUSCRIPCION', '2023-01-02', 'A', 10, 10),
      { ...operation('SOLICITUD_TRASPASO_INTERNO', '2023-04-03', 'A', 10, 11), uuid: 'request' },
      operation('TRASPASO_SALIDA', '2023-04-03', 'A', 10, 11, { uuid_request: 'request' }),
    ];
    const ledger = toLedger(operations).entries;
    expect(positions(ledger, navs, '2023-04-05')).toMatchObject([
      {
        product: 'A',
        shares: 0n,
        value: 11000n,
        cost: 10000n,
        isInTransit: true,
        weight: '100.00',
      },
    ]);
    expect(balance(ledger, navs, '2023-04-05')).toMatchObject({ value: 11000n, latentGain: 1000n });
  });

  test('is on time when the newest NAV is the one that was due', () => {
    expect(balance(entries, navs, '2023-04-05', () => '2023-04-03').isNavLate).toBe(false);
    expect(balance(entries, navs, '2023-04-05').isNavLate).toBe(false);
  });

  test('of nobody is zero', () => {
    expect(balance([], navs, '2023-04-05', () => '2023-04-04')).toEqual({
      value: 0n,
      netInvested: 0n,
      gain: 0n,
      gainPercent: null,
      latentGain: 0n,
      realisedGain: 0n,
      broughtGain: 0n,
      valueDate: undefined,
      isNavLate: false,
    });
  });
});

describe('the evolution', () => {
  const dates = [
    '2022-12-31',
    '2023-01-02',
    '2023-02-15',
    '2023-03-01',
    '2023-03-02',
    '2023-04-05',
  ];

  test('counts money that is on its way between two products', () => {
    expect(evolution(entries, navs, dates)).toEqual([
      { date: '2022-12-31', value: 0n, netInvested: 0n },
      { date: '2023-01-02', value: 150000n, netInvested: 150000n },
      { date: '2023-02-15', value: 160000n, netInvested: 150000n },
      { date: '2023-03-01', value: 171000n, netInvested: 150000n },
      { date: '2023-03-02', value: 170000n, netInvested: 150000n },
      { date: '2023-04-05', value: 158400n, netInvested: 139000n },
    ]);
  });

  test('takes a transfer for money out when it looks at one product', () => {
    const ofA = entries.filter(({ product }) => product === 'A');
    expect(evolution(ofA, navs, dates.slice(-2), 'product')).toEqual([
      { date: '2023-03-02', value: 60000n, netInvested: 40000n },
      { date: '2023-04-05', value: 44000n, netInvested: 29000n },
    ]);
  });

  test('is on each date what the positions of that date are worth, whoever moved what', () => {
    const days = [
      '2023-01-02',
      '2023-01-03',
      '2023-02-01',
      '2023-03-01',
      '2023-03-31',
      '2023-04-03',
    ];
    const move = fc.record({
      day: fc.nat(days.length - 1),
      product: fc.constantFrom('A', 'B', 'unpriced'),
      account: fc.constantFrom('one', 'two'),
      isIn: fc.boolean(),
      shares: fc.integer({ min: 1, max: 90_000 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const { entries: moved } = toLedger(
          moves.map(({ day, product, account, isIn, shares }) =>
            operation(isIn ? 'SUSCRIPCION' : 'REEMBOLSO', days[day]!, product, shares / 1_000, 10, {
              uuid_account: account,
            }),
          ),
        );
        for (const { date, value } of evolution(moved, navs, days))
          expect(value).toBe(
            positions(moved, navs, date).reduce((sum, each) => sum + each.value, 0n),
          );
      }),
    );
  });

  test('ends where the balance stands, on any day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dates), (date) => {
        const [point] = evolution(entries, navs, [date]);
        const { value, netInvested } = balance(entries, navs, date);
        expect(point).toEqual({ date, value, netInvested });
      }),
    );
  });
});

describe('the distribution', () => {
  test('adds a product up over accounts, largest first', () => {
    expect(distribution(positions(entries, navs, '2023-04-05'))).toEqual([
      { product: 'B', value: 114400n, percent: '72.22' },
      { product: 'A', value: 44000n, percent: '27.78' },
    ]);
  });

  test('adds up to 100.00 for any amounts', () => {
    const hundredths = (percent: string) => Number(percent.replace('.', ''));
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1 }), (amounts) => {
        const percents = shareOut(amounts);
        const whole = percents.reduce((sum, percent) => sum + hundredths(percent), 0);
        expect(whole).toBe(amounts.every((amount) => amount === 0n) ? 0 : 10_000);
      }),
    );
  });

  test('gives a hundredth too many to the first of equals', () => {
    expect(shareOut([1n, 1n, 1n])).toEqual(['33.34', '33.33', '33.33']);
  });
});
