import { expect, test } from 'vitest';
import { paymentsLeft } from '#/domain/executions/paymentsLeft.ts';
import { saleOf, type OrderSale } from '#/domain/executions/saleOf.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { toWire } from '#/domain/money/wire.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import {
  collectionMethods,
  hasIncome,
  type CollectionMethod,
} from '#/domain/pensions/collectionMethod.ts';
import { simulateHolding } from '#/domain/simulation.ts';
import type { BenefitPart, BenefitPayments } from '#/domain/simulations/simulationResult.ts';
import type { HoldingSimulation } from '#/domain/simulations/simulationInput.ts';
import { fc } from '../../support/fc.ts';

interface Asked {
  lots: Lot[];
  indicator: 'B' | 'I' | 'P' | 'T';
  left: bigint | null;
  method: CollectionMethod;
  capital: bigint;
  payments: number;
  nav: bigint;
  fee: bigint;
  rate: bigint;
}

const DAY = '2026-11-20';
const cause = { pp_redemption_cause: 'JUBILACION', pp_redemption_cause_date: '2026-09-01' };
const detailsOf = ({ method, capital }: Asked) => ({
  ...cause,
  pp_redemption_collection_method: method,
  ...(method === 'MIXTA' && { pp_redemption_mixed_amount: toWire(capital, 2) }),
});

function simulatedOf(asked: Asked) {
  const { indicator, left, payments, nav, fee, rate, method } = asked;
  const input: HoldingSimulation = {
    ...{ key_product: '64680', operation_type: 'RESCATE', is_plan: true, ...detailsOf(asked) },
    amount_shares_indicator: indicator,
    amount: left === null ? null : toWire(left, indicator === 'P' ? 6 : 2),
    ...{ nav: toWire(nav, 6), nav_date: DAY, request_date: DAY },
    ...{ fee: toWire(fee, 6), withholding_rate: toWire(rate, 6) },
    ...(hasIncome(method) && {
      payment_days: {
        ...{ count: payments, first: DAY, last: '2027-09-20' },
        next: payments > 1 ? '2026-12-21' : null,
      },
    }),
  };
  const simulated = simulateHolding(input, asked.lots);
  return simulated.issues ? undefined : { ...simulated, pension: simulated.pension! };
}

type Ahead = Parameters<typeof paymentsLeft>;

/**
 * Its payments as settlement makes them one after the other, all at one price.
 * @param drop how many dates are gone by each payment
 * @param look at what is ahead before each, and what was paid until then
 */
function settledOf(
  asked: Asked,
  drop: (at: number) => number = () => 0,
  look: (ahead: [Ahead[0], Ahead[1], Ahead[2]], paid: OrderSale[]) => void = () => undefined,
): OrderSale[] {
  const { indicator, nav, fee, rate, method } = asked;
  let payments = hasIncome(method) ? asked.payments : 1;
  let [lots, left, sales]: [Lot[], bigint | null, OrderSale[]] = [asked.lots, asked.left, []];
  for (let at = 0; at < payments; at++) {
    payments = Math.max(at + 1, payments - drop(at));
    const available = lots.reduce((sum, { shares }) => sum + shares, 0n);
    const ahead: [Ahead[0], Ahead[1], Ahead[2]] = [
      {
        ...{ type: operationTypes.RESCATE, indicator, left, requested: DAY, nav, navDate: DAY },
        ...{ fee, benefitRate: rate, details: detailsOf(asked) },
        payment: { isFirst: at === 0, left: payments - at },
      },
      { lots, available, takenLater: [] },
      { taxpayer: { type: 'F', country: 'ESP' }, isDeferred: false },
    ];
    look(ahead, sales);
    const sale = saleOf(...ahead);
    if (!sale) break;
    sales = [...sales, sale];
    const paid = { B: sale.gross, I: sale.net, P: sale.shares, T: 0n }[indicator];
    [lots, left] = [sale.left, left === null ? null : left > paid ? left - paid : 0n];
    if (sale.isAll) break;
  }
  return sales;
}

const lot = fc.record({
  before: fc.boolean(),
  shares: fc.bigInt(1_000n, 900_000_000n),
  cost: fc.bigInt(0n, 9_000_000n),
});
const benefit: fc.Arbitrary<Asked> = fc
  .record({
    lots: fc.array(lot, { minLength: 1, maxLength: 4 }),
    indicator: fc.constantFrom('B', 'I', 'P', 'T'),
    part: fc.bigInt(1n, 1_000n),
    method: fc.constantFrom(...collectionMethods),
    capital: fc.bigInt(1n, 1_000n),
    payments: fc.integer({ min: 1, max: 9 }),
    nav: fc.bigInt(1_000_000n, 900_000_000n),
    fee: fc.constantFrom(0n, 0n, 1_500_000n),
    rate: fc.constantFrom(0n, 19_000_000n, 33_370_000n),
  })
  .map(({ lots, part, capital, ...rest }) => {
    const held = lots
      .map(({ before, ...one }, sequence) => ({
        ...{ ...one, sequence, origin: '64680' },
        acquired: `${before ? 1999 : 2012}-03-0${sequence + 1}`,
      }))
      .sort((one, other) => (one.acquired < other.acquired ? -1 : 1));
    const shares = held.reduce((sum, one) => sum + one.shares, 0n);
    const value = (shares * rest.nav * (rest.indicator === 'I' ? 60n : 100n)) / 10n ** 12n;
    const whole = rest.indicator === 'P' ? shares : value;
    const left = rest.indicator === 'T' ? null : (whole * part) / 1_000n || 1n;
    const measure = rest.indicator === 'B' || rest.indicator === 'I' ? left! : value;
    return { ...rest, lots: held, left, capital: (measure * capital) / 1_000n || 1n };
  });

const partOf = (sale: OrderSale) => ({
  gross_amount: toWire(sale.gross, 2),
  commission: toWire(sale.commission, 2),
  withholding: toWire(sale.withholding, 2),
  net_amount: toWire(sale.net, 2),
  taxable_work_income: toWire(sale.gain, 2),
});
const sum = (sales: readonly OrderSale[], of: (sale: OrderSale) => bigint) =>
  toWire(
    sales.reduce((total, sale) => total + of(sale), 0n),
    2,
  );

test('a benefit is settled as its simulation said, its reduction too, however it is asked for and paid', () => {
  fc.assert(
    fc.property(benefit, (asked) => {
      const simulated = simulatedOf(asked);
      if (!simulated) return;
      const sales = settledOf(asked);
      const { pension } = simulated;
      const reduced = (sale: OrderSale) => sale.gross - sale.commission - sale.gain;
      expect(pension.reduction_40).toBe(sum(sales, reduced));
      expect(simulated).toMatchObject({
        gross_amount: sum(sales, ({ gross }) => gross),
        commission: sum(sales, ({ commission }) => commission),
        withholding: sum(sales, ({ withholding }) => withholding),
        net_amount: sum(sales, ({ net }) => net),
        fiscal_import: sum(sales, ({ gain }) => gain),
      });
      if (asked.method === 'MIXTA' && sales.length > 1)
        expect(pension.capital).toEqual(partOf(sales[0]!));
      if (!pension.payments) return;
      expect(partsOf(pension.payments)).toEqual(sales.map(partOf));
    }),
  );
});

/** The parts that are told, each as often as it comes. */
const partsOf = ({ count, first, each, last, last_count }: BenefitPayments) => [
  first,
  ...Array<BenefitPart | null>(count - 1 - last_count).fill(each),
  ...Array<BenefitPart | null>(last_count).fill(last),
];

test('what was paid and what is told ahead are all of the benefit at every moment, whichever dates drop', () => {
  const drops = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(benefit, drops, (asked, dropped) => {
      if (!hasIncome(asked.method)) return;
      const seen: { told: (BenefitPart | null)[]; paid: OrderSale[] }[] = [];
      const all = settledOf(
        asked,
        (at) => dropped[at]!,
        (ahead, paid) => {
          const { left } = ahead[0].payment!;
          const days = { count: left, first: DAY, next: left > 1 ? DAY : null, last: DAY };
          const told = paymentsLeft(...ahead, days);
          if (told) seen.push({ told: partsOf(told), paid });
        },
      );
      const cents = (wire: string | undefined) => parseCents(wire) ?? 0n;
      for (const { told, paid } of seen) {
        const next = all[paid.length];
        if (next) expect(told[0]).toEqual(partOf(next));
        const ahead = told.reduce((total, part) => total + cents(part?.gross_amount), 0n);
        const before = paid.reduce((total, { gross }) => total + gross, 0n);
        // Of a gross amount to the cent, unless less is there.
        const isThere = all.every(({ isLess }) => !isLess);
        if (asked.indicator === 'B' && isThere) expect(before + ahead).toBe(asked.left);
      }
    }),
  );
});

test.each([
  ['I', 100_000n, 40_000n],
  ['B', 123_457n, 49_383n],
] as const)('capital of %s %i is reduced by 40 %% of its gross', (indicator, left, capital) => {
  const asked: Asked = {
    ...{ indicator, left, capital, method: 'MIXTA', payments: 3 },
    ...{ nav: 10_000_000n, fee: 0n, rate: 19_000_000n },
    lots: [
      {
        acquired: '1999-03-01',
        sequence: 0,
        shares: 900_000_000n,
        cost: 400_000n,
        origin: '64680',
      },
    ],
  };
  expect(simulatedOf(asked)!.pension).toMatchObject({
    reduction_40: '197.53',
    capital: { gross_amount: '493.83', taxable_work_income: '296.30' },
  });
  expect(settledOf(asked)[0]!.gain).toBe(29_630n);
});

test('an income asked for net is paid to the cent, which its gross is the sum of', () => {
  const asked: Asked = {
    ...{ indicator: 'I', left: 300_002n, capital: 0n, method: 'FINANCIERA', payments: 3 },
    ...{ nav: 10_000_000n, fee: 0n, rate: 19_000_000n },
    lots: [
      {
        acquired: '1999-03-01',
        sequence: 0,
        shares: 900_000_000n,
        cost: 400_000n,
        origin: '64680',
      },
    ],
  };
  const { gross_amount, pension } = simulatedOf(asked)!;
  expect(gross_amount).toBe('3703.73');
  expect(pension.payments).toMatchObject({
    ...{ each: { gross_amount: '1234.58' }, last: null, last_count: 0 },
    first: { gross_amount: '1234.57', net_amount: '1000.00' },
  });
});
