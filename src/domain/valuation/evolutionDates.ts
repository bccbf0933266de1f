import { addDays, addMonths, daysBetween, type PlainDate } from '../dates/plainDate.ts';

const months = { '1M': 1, '3M': 3, '1A': 12 } as const;

/** Ranges of an evolution, as the wire names them. */
export type EvolutionRange = keyof typeof months | 'TODO';

/** Reads the wire's range. @returns undefined for an unknown one */
export function parseRange(value: unknown): EvolutionRange | undefined {
  return value === 'TODO' || (typeof value === 'string' && Object.hasOwn(months, value))
    ? (value as EvolutionRange)
    : undefined;
}

/**
 * The dates of an evolution, ascending: daily for a month, a quarter and a year back from today; weekly from
 * the first movement for the whole life. Nothing before the first movement, and nothing after `end`, the day of
 * the newest figures: a value that is shown again for today would bear two dates.
 */
export function evolutionDates(
  range: EvolutionRange,
  first: PlainDate,
  today: PlainDate,
  end = today,
): PlainDate[] {
  const back = range === 'TODO' ? first : addMonths(today, -months[range]);
  const since = back > first ? back : first;
  if (first > today) return [];
  const start = since < end ? since : end;
  const days = daysBetween(start, end);
  const step = range === 'TODO' ? 7 : 1;
  const dates = [start];
  for (let ago = days - (days % step); ago >= 0; ago -= step) dates.push(addDays(end, -ago));
  return [...new Set(dates)];
}
