import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { replay, type Replayed } from '#/domain/valuation/replay.ts';

const last = new WeakMap<readonly LedgerEntry[], { on: PlainDate; replayed: Replayed }>();

/** What is held at the end of a date; the same entries are replayed once for the date asked for last. */
export function memoizedReplay(entries: readonly LedgerEntry[], on: PlainDate): Replayed {
  const known = last.get(entries);
  if (known?.on === on) return known.replayed;
  const replayed = replay(entries, on);
  last.set(entries, { on, replayed });
  return replayed;
}
