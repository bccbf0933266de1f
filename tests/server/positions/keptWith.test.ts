import { expect, test } from 'vitest';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { keptWith } from '#/server/positions/keptWith.ts';

const counted = () => {
  let times = 0;
  return () => ++times;
};

test('a figure is made once for its movements and its mark, and anew for others', () => {
  const [mine, others]: LedgerEntry[][] = [[], []];
  const [navs, make] = [new Map(), counted()];
  const figure = (entries: LedgerEntry[], name: string, mark: unknown[]) =>
    keptWith(entries, name, mark, make);
  expect(figure(mine!, 'a', [navs, 'today'])).toBe(1);
  expect(figure(mine!, 'a', [navs, 'today'])).toBe(1);
  expect(figure(mine!, 'b', [navs, 'today'])).toBe(2);
  expect(figure(mine!, 'a', [new Map(), 'today'])).toBe(3);
  expect(figure(mine!, 'a', [navs, 'tomorrow'])).toBe(4);
  expect(figure(others!, 'a', [navs, 'tomorrow'])).toBe(5);
});

test('those who ask at once wait for the same, and what failed is made anew', async () => {
  const entries: LedgerEntry[] = [];
  const make = counted();
  const failing = () => Promise.reject(new Error(`${make()}`));
  const both = [keptWith(entries, 'a', [], failing), keptWith(entries, 'a', [], failing)];
  for (const one of both) await expect(one).rejects.toThrow('1');
  await expect(keptWith(entries, 'a', [], failing)).rejects.toThrow('2');
});
