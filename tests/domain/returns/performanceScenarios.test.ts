import { expect, test } from 'vitest';
import { addMonths } from '../../../src/domain/dates/plainDate.ts';
import { performanceScenarios } from '../../../src/domain/returns/performanceScenarios.ts';
import { fc } from '../../support/fc.ts';

const UNTIL = '2026-11-20';
/** Monthly values that end on a day, the last one last. */
const monthly = (navs: bigint[]) =>
  navs.map((nav, at) => ({ date: addMonths(UNTIL, at - navs.length + 1), nav }));

test('what grows evenly has one scenario', () => {
  const navs = monthly(Array.from({ length: 40 }, (_, at) => 1_000_000n * 2n ** BigInt(at)));
  const scenarios = performanceScenarios(navs, UNTIL, 1, 10_000n);
  expect(scenarios).toEqual({ unfavourable: 20_000n, moderate: 20_000n, favourable: 20_000n });
});

test('fewer than twelve periods say nothing', () => {
  const flat = (length: number) => monthly(Array<bigint>(length).fill(5_000_000n));
  expect(performanceScenarios(flat(23), UNTIL, 12, 10_000n)).toBeUndefined();
  expect(performanceScenarios(flat(24), UNTIL, 12, 10_000n)).toBeDefined();
  expect(performanceScenarios([], UNTIL, 12, 10_000n)).toBeUndefined();
});

test('they stand in order, and follow the amount', () => {
  const values = fc.array(fc.bigInt(1_000_000n, 50_000_000n), { minLength: 30, maxLength: 150 });
  fc.assert(
    fc.property(values, (navs) => {
      const at = (amount: bigint) => performanceScenarios(monthly(navs), UNTIL, 12, amount)!;
      const { unfavourable, moderate, favourable } = at(1_000_000n);
      expect(unfavourable <= moderate && moderate <= favourable).toBe(true);
      expect(at(0n)).toEqual({ unfavourable: 0n, moderate: 0n, favourable: 0n });
    }),
  );
});
