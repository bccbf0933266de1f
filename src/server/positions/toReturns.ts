import type { Schema } from '#/contract/schema.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import { toWire } from '#/domain/money/wire.ts';
import { returnsSteps } from '#/domain/returns/returnsOf.ts';
import { evolutionDates, type EvolutionRange } from '#/domain/valuation/evolutionDates.ts';
import { figuredOnce } from './figuredOnce.ts';
import { firstDate, type Portfolio } from './portfolio.ts';

/** What the accounts have brought in a period; the period of a whole life begins before its first euro. */
export async function toReturns(
  portfolio: Portfolio,
  range: EvolutionRange,
): Promise<Schema<'Returns'>> {
  const { entries, navs, today } = portfolio;
  const first = firstDate(entries);
  const since = first && evolutionDates(range, first, today)[0];
  const from = since === first && since ? addDays(since, -1) : (since ?? today);
  const found = await figuredOnce(portfolio, `returns ${range}`, () =>
    returnsSteps(entries, navs, from, today),
  );
  return {
    since: since ?? null,
    gain: toWire(found.gain, 2),
    twr: found.twr,
    twr_annual: found.twrAnnual,
    mwr: found.mwr,
    is_mwr_annual: found.isMwrAnnual,
  };
}
