/** What matching needs of a screen: its route as documents write it, `/a/{b}` or `/a/{b?}`. */
export interface RoutePattern {
  path: string;
}

export interface RouteMatch {
  id: string;
  params: Record<string, string>;
}

/**
 * The screen whose route fits the path, with the values of its places; a fixed segment wins over a
 * place. A trailing slash means nothing. `undefined` when no screen fits or a segment is badly escaped.
 */
export function matchRoute(
  screens: Readonly<Record<string, RoutePattern>>,
  pathname: string,
): RouteMatch | undefined {
  const given = segmentsOf(pathname).map(decode);
  if (given.includes(undefined)) return undefined;
  const fitting = Object.entries(screens).flatMap(([id, { path }]) => {
    const params = fit(segmentsOf(path), given as string[]);
    return params ? [{ id, params }] : [];
  });
  return fitting.sort((a, b) => placesOf(a) - placesOf(b))[0];
}

function fit(pattern: string[], given: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  if (given.length > pattern.length) return undefined;
  for (const [index, segment] of pattern.entries()) {
    const place = /^\{(\w+)(\?)?\}$/.exec(segment);
    const value = given[index];
    if (place?.[1] !== undefined && value !== undefined) params[place[1]] = value;
    else if (!place?.[2] && segment !== value) return undefined;
  }
  return params;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const placesOf = ({ params }: RouteMatch) => Object.keys(params).length;

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
