import { describe, expect, test } from 'vitest';
import { parseLots } from '#/domain/lots/parseLots.ts';
import { simulateHolding } from '#/domain/simulation.ts';
import type { HoldingSimulation } from '#/domain/simulations/simulationInput.ts';
import { taxWays } from '#/domain/simulations/taxWays.ts';
import { fc } from '../../support/fc.ts';

const asked: HoldingSimulation = {
  key_product: '10395',
  operation_type: 'REEMBOLSO',
  amount_shares_indicator: 'T',
  nav: '100',
  nav_date: '2026-11-19',
  request_date: '2026-11-20',
};
const waysOf = (
  lots: { shares: string; cost: string; acquisition_date?: string }[],
  more: Partial<HoldingSimulation> = {},
) => {
  const input = { ...asked, ...more };
  const dated = lots.map((lot, at) => ({ acquisition_date: `20${10 + at}-01-04`, ...lot }));
  const read = () => {
    const found = parseLots(dated, input.key_product);
    if (found === 'unreadable') throw new Error('unreadable');
    return found;
  };
  const simulated = simulateHolding(input, read());
  if (simulated.issues) throw new Error(JSON.stringify(simulated.issues));
  return { simulated, ways: taxWays(input, read(), simulated) };
};
const hundred = [{ shares: '100', cost: '2000.00' }];

describe('other ways to do what a sale does', () => {
  test('are a transfer, less within the step of the scale, and two years, each with its tax', () => {
    const { simulated, ways } = waysOf(hundred);
    expect(simulated.savings_tax?.difference).toBe('1560.00');
    expect(ways).toEqual([
      {
        ...{ key: 'TRANSFER', shares: '100.000000', gross_amount: '10000.00', tax: '0.00' },
        ...{ withholding: '0.00', net_amount: '10000.00', years: null },
      },
      {
        ...{ key: 'BRACKET', shares: '75.000049', gross_amount: '7500.00', tax: '1140.00' },
        ...{ withholding: '1140.00', net_amount: '6360.00', years: null },
      },
      {
        ...{ key: 'TWO_YEARS', shares: '100.000000', gross_amount: '10000.00', tax: '1520.00' },
        ...{ withholding: '1520.00', net_amount: '8480.00' },
        years: { first: '6360.00', second: '2120.00' },
      },
    ]);
  });

  test('count what else the year has brought', () => {
    const { ways } = waysOf(hundred, { savings_base_other: '1000.00' });
    expect(ways.map(({ key, tax }) => [key, tax])).toContainEqual(['BRACKET', '950.00']);
  });

  test.each([
    ['of a loss', [{ shares: '100', cost: '20000.00' }], {}],
    ['of a transfer', hundred, { operation_type: 'SOLICITUD_TRASPASO_INTERNO' }],
    ['of a company', hundred, { person_type: 'J' }],
    ['of who lives abroad', hundred, { residence: 'FRA' }],
  ])('are none %s', (_, lots, more) => {
    expect(waysOf(lots, more).ways).toEqual([]);
  });

  test('within one step there is nothing to gain but by a transfer', () => {
    const { ways } = waysOf([{ shares: '10', cost: '500.00' }]);
    expect(ways.map(({ key }) => key)).toEqual(['TRANSFER']);
  });

  test.each([
    ['less than half of what was asked for', '2500.00', ['TRANSFER', 'TWO_YEARS']],
    ['hardly anything', '5999.99', ['TRANSFER']],
    ['hardly anything below a higher step', '49999.00', ['TRANSFER']],
  ])('are no smaller order of %s', (_, savings_base_other, keys) => {
    const { ways } = waysOf(hundred, { savings_base_other });
    expect(ways.map(({ key }) => key)).toEqual(keys);
  });

  test('are none that save a euro or less', () => {
    const bought = (cost: string) => waysOf([{ shares: '100', cost }]).ways.map(({ key }) => key);
    expect(bought('3950.00')).toEqual(['TRANSFER']);
    expect(bought('3949.00')).toEqual(['TRANSFER', 'BRACKET', 'TWO_YEARS']);
  });

  test('halve what several own before they look for a step', () => {
    expect(waysOf(hundred, { declared_part: '50.00' }).ways.map(({ key }) => key)).toEqual([
      'TRANSFER',
    ]);
  });

  test('add up, and none costs more tax than the sale', () => {
    const cents = fc.integer({ min: 1, max: 9_000_000 });
    const lot = fc.record({ shares: fc.integer({ min: 1, max: 4_000 }), cost: cents });
    fc.assert(
      fc.property(fc.array(lot, { minLength: 1, maxLength: 5 }), cents, (lots, other) => {
        const held = lots.map(({ shares, cost }) => ({
          shares: String(shares),
          cost: (cost / 100).toFixed(2),
        }));
        const { simulated, ways } = waysOf(held, { savings_base_other: (other / 100).toFixed(2) });
        for (const { key, shares, gross_amount, withholding, net_amount, tax, years } of ways) {
          const sum = (...amounts: string[]) =>
            Math.round(amounts.reduce((total, amount) => total + Number(amount) * 100, 0));
          expect(sum(withholding, net_amount)).toBe(sum(gross_amount));
          expect(Number(tax)).toBeLessThanOrEqual(Number(simulated.savings_tax!.difference));
          if (years) expect(sum(simulated.savings_tax!.difference, `-${tax}`)).toBeGreaterThan(100);
          if (years) expect(sum(years.first, years.second)).toBe(sum(net_amount));
          if (key === 'BRACKET') {
            expect(Number(shares)).toBeLessThan(Number(simulated.shares));
            expect(Number(shares) * 2).toBeGreaterThanOrEqual(Number(simulated.shares));
          } else expect(shares).toBe(simulated.shares);
        }
      }),
    );
  });
});

describe('other ways to take out a benefit', () => {
  const benefit: Partial<HoldingSimulation> = {
    ...{ operation_type: 'RESCATE', pp_redemption_cause: 'JUBILACION', is_plan: true },
    ...{ pp_redemption_collection_method: 'TOTAL', general_base_other: '20000.00' },
  };
  const held = [{ shares: '600', cost: '9000.00' }];

  test('are less within the step of the general scale, and two years, on top of the income that was said', () => {
    const { simulated, ways } = waysOf(held, benefit);
    expect(simulated.pension?.income_tax).toMatchObject({
      ...{ difference: '22724.00', is_other_known: true },
    });
    expect(ways).toEqual([
      {
        ...{ key: 'BRACKET', shares: '400.000049', gross_amount: '40000.00', tax: '13724.00' },
        ...{ withholding: '7600.00', net_amount: '32400.00', years: null },
      },
      {
        ...{ key: 'TWO_YEARS', shares: '600.000000', gross_amount: '60000.00', tax: '20048.00' },
        ...{ withholding: '11400.00', net_amount: '48600.00' },
        years: { first: '32400.00', second: '16200.00' },
      },
    ]);
  });

  test('are none of two years where the second would lose a reduction that is worth more', () => {
    const old = [{ shares: '600', cost: '9000.00', acquisition_date: '2000-03-01' }];
    const { simulated, ways } = waysOf(old, { ...benefit, general_base_other: '10000.00' });
    expect(simulated.pension?.income_tax?.difference).toBe('10821.50');
    expect(ways.map(({ key, tax }) => [key, tax])).toEqual([['BRACKET', '6825.50']]);
  });

  test('are of the year in which it is paid, of which its owner said what else it brings', () => {
    const [now, later] = [{}, { real_nav_date: '2030-01-31' }].map(
      (more) => waysOf(held, { ...benefit, ...more }).ways,
    );
    expect(later!.map(({ key }) => key)).toEqual(now!.map(({ key }) => key));
  });

  test.each<[string, Partial<HoldingSimulation>]>([
    ['where nobody knows what else the year brings', { general_base_other: null }],
    ['of an income, which is paid over years', { pp_redemption_collection_method: 'FINANCIERA' }],
    ['of who lives abroad', { residence: 'FRA' }],
    ['within one step', { amount_shares_indicator: 'B', amount: '200.00' }],
  ])('are none %s', (_, more) => {
    expect(waysOf(held, { ...benefit, ...more }).ways).toEqual([]);
  });
});
