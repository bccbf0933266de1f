import type { Schema } from '#/contract/schema.ts';
import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { toWire } from '#/domain/money/wire.ts';
import { returnsOf } from '#/domain/returns/returnsOf.ts';
import { evolutionDates, type EvolutionRange } from '#/domain/valuation/evolutionDates.ts';
import type { Portfolio } from './portfolio.ts';

/** What the accounts have brought in a period; the period of a whole life begins before its first euro. */
export function toReturns(
  { entries, navs, today }: Portfolio,
  range: EvolutionRange,
): Schema<'Returns'> {
  const first = entries.reduce<PlainDate | undefined>(
    (found, { date }) => (found && found < date ? found : date),
    undefined,
  );
  const since = first && evolutionDates(range, first, today)[0];
  const from = since === first && since ? addDays(since, -1) : (since ?? today);
  const found = returnsOf(entries, navs, from, today);
  return {
    since: since ?? null,
    gain: toWire(found.gain, 2),
    twr: found.twr,
    twr_annual: found.twrAnnual,
    mwr: found.mwr,
    is_mwr_annual: found.isMwrAnnual,
  };
}
