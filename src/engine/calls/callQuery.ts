import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input, OperationId, Output, Problem } from '#/contract/call.ts';
import type { Ports } from '../ports/ports.tsx';
import { refusedToShow } from './readsOnly.ts';

/** How long an answer is shown without asking again, in milliseconds. */
const FRESH = 30_000;

/** The cache entry of one call: key is tenant, user, call and input, so nobody meets another's data. */
export function callQuery<Id extends OperationId>(
  ports: Pick<Ports, 'call' | 'here' | 'who'>,
  id: Id,
  input: Input<Id> | undefined,
) {
  const key = [ports.who.tenant, ports.who.user, id, input] as const;
  return queryOptions<Output<Id>, Problem, Output<Id>, typeof key>({
    queryKey: key,
    enabled: input !== undefined,
    staleTime: FRESH,
    retry: false,
    initialData: () => input && ports.here?.(id, input),
    queryFn: async () => {
      const refused = refusedToShow(id);
      if (refused) throw refused;
      const { data, problem } = await ports.call(id, input as Input<Id>);
      if (problem) throw problem;
      return data;
    },
    placeholderData: (previous, query) =>
      query && isSameThing(query.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
}

/**
 * The same call about the same thing, only with another query (a range, a page): the old answer may stay meanwhile.
 * A body says what is asked about.
 */
export function isSameThing(a: readonly unknown[], b: readonly unknown[]): boolean {
  const [tenantA, userA, idA, inputA] = a;
  const [tenantB, userB, idB, inputB] = b;
  return (
    tenantA === tenantB && userA === userB && idA === idB && aboutOf(inputA) === aboutOf(inputB)
  );
}

function aboutOf(input: unknown): string {
  const { path, body } = (input ?? {}) as { path?: unknown; body?: unknown };
  return JSON.stringify([path ?? null, body ?? null]);
}
