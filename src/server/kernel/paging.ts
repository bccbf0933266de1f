/** What every list answers beside its rows: how many there are, and where the next page is. */
export interface Page {
  total: number;
  next: string | null;
}

/** The most rows that an answer without `$limit` carries; longer lists page and say so. */
export const OPEN_LIMIT = 5_000;

export interface ListQuery {
  $limit?: number | 'null';
  $offset?: number | 'null';
}

/** How a list is to be cut: `'null'`, the wire's word for "no limit", still has one. */
export function slice(query: ListQuery, limit: number) {
  const wanted = query.$limit === 'null' ? OPEN_LIMIT : (query.$limit ?? limit);
  const offset = query.$offset === 'null' ? 0 : (query.$offset ?? 0);
  return {
    limit: Math.min(wanted, OPEN_LIMIT),
    // Beyond every list, and still a number that a database takes.
    offset: Math.min(offset, Number.MAX_SAFE_INTEGER),
  };
}

/** Total and the relative address of the next page, which keeps the other parameters as they were. */
export function page(
  path: string,
  query: Record<string, unknown>,
  { limit, offset }: { limit: number; offset: number },
  total: number,
): Page {
  const from = offset + limit;
  if (from >= total) return { total, next: null };
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const parameters = {
    ...Object.fromEntries(kept.map(([key, value]) => [key, String(value)])),
    $limit: String(limit),
    $offset: String(from),
  };
  return { total, next: `/api${path}?${new URLSearchParams(parameters)}` };
}
