import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { replay, type Replayed } from '#/domain/valuation/replay.ts';
import { keptWith } from './keptWith.ts';

/** What is held at the end of a date; the same entries are replayed once for the date asked for last. */
export const memoizedReplay = (entries: readonly LedgerEntry[], on: PlainDate): Replayed =>
  keptWith(entries, 'replay', [on], () => replay(entries, on));
