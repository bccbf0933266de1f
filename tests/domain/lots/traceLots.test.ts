import { describe, expect, test } from 'vitest';
import { traceLots } from '#/domain/valuation/traceLots.ts';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { replay } from '#/domain/valuation/replay.ts';
import { fc } from '../../support/fc.ts';

const entry = (given: Partial<LedgerEntry>): LedgerEntry => ({
  uuid: 'u',
  date: '2020-01-01',
  sequence: 0,
  account: 'a',
  product: 'P',
  kind: 'subscription',
  shares: 10_000_000n,
  gross: 10_000n,
  commission: 0n,
  withholding: 0n,
  ...given,
});
const half = (given: Partial<LedgerEntry>, isOut: boolean) =>
  entry({ kind: isOut ? 'transferOut' : 'transferIn', ...given });

const chain = [
  entry({ uuid: 'buy', date: '2015-01-10' }),
  half({ uuid: 'out1', date: '2019-01-10', transfer: 't1' }, true),
  half(
    { uuid: 'in1', date: '2019-01-11', product: 'Q', transfer: 't1', shares: 5_000_000n },
    false,
  ),
  half(
    { uuid: 'out2', date: '2023-01-10', product: 'Q', transfer: 't2', shares: 2_000_000n },
    true,
  ),
  half(
    { uuid: 'in2', date: '2023-01-11', product: 'R', transfer: 't2', shares: 8_000_000n },
    false,
  ),
];

describe('the passport of a lot', () => {
  test('tells the purchase and each transfer since, and keeps date and cost', () => {
    const [stayed, moved] = traceLots(chain);
    expect(stayed).toMatchObject({ product: 'Q', lots: [{ shares: 3_000_000n, cost: 6_000n }] });
    expect(moved?.lots).toEqual([
      {
        acquired: '2015-01-10',
        origin: 'P',
        sequence: 0,
        shares: 8_000_000n,
        cost: 4_000n,
        steps: [
          { date: '2015-01-10', kind: 'subscription', product: 'P', entry: 'buy' },
          { date: '2019-01-11', kind: 'transferIn', product: 'Q', from: 'P', entry: 'in1' },
          { date: '2023-01-11', kind: 'transferIn', product: 'R', from: 'Q', entry: 'in2' },
        ],
      },
    ]);
  });

  test('begins anew where a transfer is taxed as a sale and a purchase', () => {
    const taxed = chain.map((each) => (each.transfer ? { ...each, isTaxed: true } : each));
    const lots = traceLots(taxed).flatMap((holding) => holding.lots);
    expect(lots.map(({ steps }) => steps.map((step) => step.entry))).toEqual([['in1'], ['in2']]);
  });

  test('is gone with the purchase that is undone, and no other', () => {
    const entries = [
      entry({ uuid: 'first', sequence: 0, gross: 9_000n }),
      entry({ uuid: 'second', date: '2020-02-01', sequence: 1 }),
      entry({ uuid: 'undone', date: '2020-03-01', sequence: 2, kind: 'undoing', undoes: 1 }),
    ];
    const [held] = traceLots(entries);
    expect(held!.lots).toMatchObject([{ cost: 9_000n, steps: [{ entry: 'first' }] }]);
    const told = held!.lots.map(({ steps, ...lot }) => (steps.length > 0 ? lot : undefined));
    expect(told).toEqual(replay(entries).holdings[0]!.lots);
  });

  test('holds what the figures are computed from, on every day', () => {
    const anyEntry = fc.record({
      date: fc.constantFrom('2020-01-01', '2020-01-02', '2020-02-01', '2021-01-01'),
      sequence: fc.nat(9),
      product: fc.constantFrom('P', 'Q'),
      kind: fc.constantFrom('subscription', 'redemption', 'transferOut', 'transferIn'),
      shares: fc.bigInt({ min: 1n, max: 50_000_000n }),
      gross: fc.bigInt({ min: 0n, max: 1_000_000n }),
      transfer: fc.constantFrom('t1', 't2', undefined),
      isTaxed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyEntry), fc.constantFrom('2020-01-02', undefined), (given, until) => {
        const entries = given.map((each) =>
          entry({
            ...each,
            transfer: each.kind.startsWith('t') ? each.transfer : undefined,
          } as LedgerEntry),
        );
        const traced = traceLots(entries, until).map(({ lots, ...holding }) => ({
          ...holding,
          lots: lots.map(({ steps, ...lot }) => (steps.length > 0 ? lot : undefined)),
        }));
        expect(traced).toEqual(replay(entries, until).holdings);
      }),
    );
  });
});
