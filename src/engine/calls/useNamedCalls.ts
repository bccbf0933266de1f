import type { Source } from '../ports/source.ts';
import {
  useQueries,
  useQueryClient,
  type QueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OperationId, Problem } from '#/contract/call.ts';
import type { CallUse } from '#/language/documents/form.ts';
import { callsReadBy } from '#/language/validation/callsReadBy.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { callQuery } from './callQuery.ts';
import { usePorts } from '../ports/ports.tsx';
import { inputOf } from './inputOf.ts';
import { lastAnswer } from './lastAnswer.ts';

export interface NamedAnswers {
  /** The `data` member of each answer, by name. */
  data: Record<string, unknown>;
  sources: Record<string, Source>;
}

/**
 * Makes the named calls of a screen or a form. One that reads another's answer waits until that is there, and all wait for
 * what the screen is about: of something that does not exist nothing else is asked.
 */
export function useNamedCalls(
  calls: Record<string, CallUse>,
  scope: Scope,
  subject?: string,
): NamedAnswers {
  const ports = usePorts();
  const cache = useQueryClient();
  const names = Object.keys(calls).sort((a, b) => Number(b === subject) - Number(a === subject));
  let isThere = subject === undefined || !Object.hasOwn(calls, subject);
  const answered = useRef(new Map<string, readonly unknown[]>());
  const placeOf = (name: string) => `${scope.route?.path} ${name}`;
  const data: Record<string, unknown> = { ...scope.data };
  const awaited = new Set<string>();
  const inputs: Record<string, { query?: Record<string, unknown> } | undefined> = {};
  const queries = names.map((name) => {
    const use = calls[name]!;
    const input = inputOf(use, { ...scope, data });
    inputs[name] = input as { query?: Record<string, unknown> } | undefined;
    const query = callQuery(ports, use.call as OperationId, input);
    const known = query.enabled ? cache.getQueryData(query.queryKey) : undefined;
    if (known) data[name] = memberOf(known);
    const placeholderData = () =>
      lastAnswer(cache, answered.current.get(placeOf(name)), query.queryKey);
    const enabled =
      query.enabled &&
      (isThere || name === subject) &&
      !callsReadBy(use).some((other) => awaited.has(other));
    if (enabled && !known && cache.getQueryState(query.queryKey)?.status !== 'error')
      awaited.add(name);
    if (name === subject) isThere = !query.enabled || isAnswered(cache, query.queryKey);
    return { ...query, enabled, placeholderData };
  });
  const results = useQueries({ queries: queries as UseQueryOptions<unknown, Problem>[] });
  useEffect(() => {
    results.forEach(({ isSuccess, isPlaceholderData }, index) => {
      if (isSuccess && !isPlaceholderData)
        answered.current.set(placeOf(names[index]!), queries[index]!.queryKey);
    });
  });
  const sources: Record<string, Source> = {};
  results.forEach((result, index) => {
    const { data: answer, error, isPending, isFetching, dataUpdatedAt, refetch } = result;
    const { isPlaceholderData } = result;
    const name = names[index]!;
    if (answer !== undefined) data[name] = memberOf(answer);
    sources[name] = {
      problem: answer === undefined ? (error ?? undefined) : undefined,
      loading: isPending && !error && data[name] === undefined,
      coming: isPending && isFetching && data[name] === undefined,
      refreshing: isFetching,
      outdated: isPlaceholderData,
      answeredAt: answer === undefined ? undefined : dataUpdatedAt,
      query: inputs[name]?.query,
      retry: () => refetch(),
    };
  });
  return { data, sources };
}

/** A server that failed keeps nothing else from being shown; that there is no such thing does. */
function isAnswered(cache: QueryClient, key: readonly unknown[]): boolean {
  const { status, error } = cache.getQueryState<unknown, Problem>(key) ?? { status: 'pending' };
  return status === 'error' ? error?.status !== 404 && error?.status !== 400 : status === 'success';
}

const memberOf = (answer: unknown) => (answer as { data?: unknown } | undefined)?.data;
