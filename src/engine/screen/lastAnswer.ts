import type { QueryClient } from '@tanstack/react-query';
import { isSameThing } from '../callQuery.ts';

/**
 * The newest answer of the same call about the same thing with another query: it stays on show, and
 * the focus on it, until the answer for this query has come. Several calls at once are not told of
 * their former answers by the query library, so the cache is asked.
 */
export function lastAnswer(cache: QueryClient, key: readonly unknown[]): unknown {
  return cache
    .getQueryCache()
    .findAll({ queryKey: key.slice(0, 3) })
    .filter((query) => query.state.data !== undefined && isSameThing(query.queryKey, key))
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data;
}
