import type { QueryClient } from '@tanstack/react-query';
import { isSameThing } from './callQuery.ts';

/**
 * What stays on show, and the focus on it, until the answer for a key has come: the answer for the key
 * `before` it at the same address, where that was the same call about the same thing with another
 * query (a range, a page). Several calls at once are not told of their former answers by the query
 * library, so the cache is asked. Answers that another address has asked for are about something else.
 */
export function lastAnswer(
  cache: QueryClient,
  before: readonly unknown[] | undefined,
  key: readonly unknown[],
): unknown {
  return before && isSameThing(before, key) ? cache.getQueryData(before) : undefined;
}
