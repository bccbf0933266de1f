import type { Query, QueryClient } from '@tanstack/react-query';
import { calls } from '#/contract/calls.gen.ts';

/**
 * Once another language is spoken nothing counts that the server said in the former one: what is on show is asked for
 * again at once, anything else when it is shown.
 */
export function saidAnew(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive', predicate: isAnswer });
  void queries.invalidateQueries({ predicate: isAnswer });
}

/** The answer to a call; what this page keeps of its own stays. */
const isAnswer = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey.some((part) => typeof part === 'string' && Object.hasOwn(calls, part));
