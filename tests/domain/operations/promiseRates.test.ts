import { expect, test } from 'vitest';
import type { PromiseOutcome } from '../../../src/domain/operations/promises/promiseOutcomes.ts';
import {
  promiseRates,
  type JudgedPromise,
} from '../../../src/domain/operations/promises/promiseRates.ts';
import { fc } from '../../support/fc.ts';

const date = (came: string, cause: PromiseOutcome['cause'] = null): PromiseOutcome => ({
  ...{ key: 'nav_date', promised: '2026-11-20' },
  ...{ came, cause },
});
const amount = (came: bigint, cause: PromiseOutcome['cause'] = null): PromiseOutcome => ({
  ...{ key: 'gross_amount', promised: 100n },
  ...{ came, cause },
});

test('orders are counted by product as kept, moved by a named cause, or without one', () => {
  const of = (product: string, ...outcomes: PromiseOutcome[]) => ({ product, outcomes });
  const rates = promiseRates([
    of('B', date('2026-11-20'), amount(101n, 'NAV')),
    of('A', date('2026-11-23', 'MONEY')),
    of('A', date('2026-11-23')),
    of('A', date('2026-11-20'), amount(101n)),
  ]);
  expect(rates).toEqual([
    {
      ...{ product: 'A', orders: 3, kept: 0, unexplained: 2 },
      moved: [{ cause: 'MONEY', orders: 1 }],
    },
    { product: 'B', orders: 1, kept: 1, moved: [], unexplained: 0 },
  ]);
});

test('every order is counted once', () => {
  const outcome = fc.oneof(
    fc
      .record({
        came: fc.constantFrom('2026-11-20', '2026-11-23'),
        cause: fc.constantFrom(null, 'MONEY', 'SIGNATURE', 'WAITED' as const),
      })
      .map(({ came, cause }) => date(came, cause)),
    fc.constantFrom(100n, 101n).map((came) => amount(came, 'NAV')),
  );
  const order: fc.Arbitrary<JudgedPromise> = fc.record({
    product: fc.constantFrom('A', 'B', 'C'),
    outcomes: fc.array(outcome, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), (orders) => {
      const rates = promiseRates(orders);
      const counted = rates.map(
        ({ kept, moved, unexplained }) =>
          kept + unexplained + moved.reduce((sum, { orders: many }) => sum + many, 0),
      );
      expect(counted).toEqual(rates.map(({ orders: many }) => many));
      expect(counted.reduce((sum, many) => sum + many, 0)).toBe(orders.length);
    }),
  );
});
