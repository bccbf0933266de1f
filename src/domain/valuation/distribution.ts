import type { Cents } from '../money/cents.ts';
import type { Position } from './positions.ts';
import { shareOut } from '../money/shareOut.ts';

/** One product's part of a portfolio, or of what is on its way. */
export interface DistributionItem {
  /** Undefined for money on its way between products. */
  product?: string;
  value: Cents;
  /** "12.34" is 12.34 %; a whole distribution adds up to 100.00 exactly. */
  percent: string;
}

/** The portfolio by product over all its accounts, largest first. Products worth nothing are left out. */
export function distribution(held: readonly Position[]): DistributionItem[] {
  const values = new Map<string | undefined, Cents>();
  for (const { product, value, isInTransit } of held) {
    const key = isInTransit ? undefined : product;
    values.set(key, (values.get(key) ?? 0n) + value);
  }
  const items = [...values]
    .map(([product, value]) => ({ product, value }))
    .filter(({ value }) => value > 0n)
    .sort((left, right) => (left.value > right.value ? -1 : left.value < right.value ? 1 : 0));
  const percents = shareOut(items.map(({ value }) => value));
  return items.map((item, index) => ({ ...item, percent: percents[index]! }));
}
