import type { BlockOptions } from '#/language/blocks/index.ts';
import { holds } from '#/language/expressions/condition.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { ordered } from './block.ts';

export type Filter = BlockOptions['filters']['items'][string];

/** A filter with what the address says it is set to. */
export interface Chosen {
  id: string;
  filter: Filter;
  value: string;
}

/** Longest text that is searched for. */
const LONGEST = 100;

/** The filters that are set, in order. What the address says and the filter does not offer counts as not set. */
export function chosenOf(block: Pick<BlockOptions['filters'], 'items'>, scope: Scope): Chosen[] {
  const query = scope.route?.query ?? {};
  return ordered(block.items)
    .filter(([, { when }]) => !when || holds(when, scope))
    .flatMap(([id, filter]) => {
      const value = (query[filter.param] ?? '').trim();
      return value !== '' && isOffered(filter, value) ? [{ id, filter, value }] : [];
    });
}

function isOffered({ control, options }: Filter, value: string): boolean {
  if (control === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (control === 'search') return value.length <= LONGEST;
  return options ? Object.hasOwn(options, value) : value.length <= LONGEST;
}

/** The address without some of its parameters, and on the first page of its lists. */
export function withoutParameters(route: NonNullable<Scope['route']>, names: string[]): string {
  return withParameters(route, Object.fromEntries(names.map((name) => [name, ''])));
}

/** The address with parameters changed (an empty one is taken out), and on the first page of its lists. */
export function withParameters(
  route: Pick<NonNullable<Scope['route']>, 'path' | 'query'>,
  values: Record<string, string>,
): string {
  const kept = Object.entries(route.query).filter(([name]) => !/(^|-)pagina$/.test(name));
  const query = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(values))
    if (value === '') query.delete(name);
    else query.set(name, value);
  const text = query.toString();
  return route.path + (text && `?${text}`);
}
