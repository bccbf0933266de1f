import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';

interface Kept {
  mark: readonly unknown[];
  value: unknown;
}

const kept = new WeakMap<readonly LedgerEntry[], Map<string, Kept>>();

/**
 * What is computed from movements, once for as long as its mark (NAVs, day) is the same; a promise that fails is
 * asked for anew. It is forgotten with the movements, which are read again when they change.
 * @param name says which of their figures it is
 */
export function keptWith<Value>(
  entries: readonly LedgerEntry[],
  name: string,
  mark: readonly unknown[],
  make: () => Value,
): Value {
  const figures = kept.get(entries) ?? new Map<string, Kept>();
  kept.set(entries, figures);
  const known = figures.get(name);
  if (known && mark.every((part, index) => part === known.mark[index])) return known.value as Value;
  const value = make();
  const mine = { mark, value };
  figures.set(name, mine);
  if (value instanceof Promise)
    value.catch(() => figures.get(name) === mine && figures.delete(name));
  return value;
}
