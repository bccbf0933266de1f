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
  const names = inTurn(calls, subject);
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
  /** Its answer, or that of a call that it reads or follows, is still to come. */
  const isAwaited = (name: string, asked: readonly string[] = []): boolean => {
    if (asked.includes(name)) return false;
    const { isPending, error } = results[names.indexOf(name)] ?? { isPending: false };
    if (!isPending || error) return false;
    if (inputs[name] !== undefined) return true;
    const before = [...callsReadBy(calls[name]!), ...(subject === undefined ? [] : [subject])];
    return before.some((other) => isAwaited(other, [...asked, name]));
  };
  const sources: Record<string, Source> = {};
  results.forEach((result, index) => {
    const { data: answer, error, isPending, isFetching, dataUpdatedAt, refetch } = result;
    const { isPlaceholderData } = result;
    const name = names[index]!;
    if (answer !== undefined) data[name] = memberOf(answer);
    const isWanting = isPending && !error && data[name] === undefined;
    const isToCome = isWanting && isAwaited(name);
    sources[name] = {
      problem: answer === undefined ? (error ?? undefined) : undefined,
      unasked: isWanting && !isToCome,
      loading: isToCome,
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

/** The names of calls, each after those that it reads, and what the screen is about as early as it can be. */
function inTurn(calls: Record<string, CallUse>, subject: string | undefined): string[] {
  const names = new Set<string>();
  const take = (name: string, readBy: readonly string[] = []): void => {
    if (names.has(name) || readBy.includes(name) || !Object.hasOwn(calls, name)) return;
    for (const other of callsReadBy(calls[name]!)) take(other, [...readBy, name]);
    names.add(name);
  };
  if (subject !== undefined) take(subject);
  for (const name of Object.keys(calls)) take(name);
  return [...names];
}

/** A server that failed keeps nothing else from being shown; that there is no such thing does. */
function isAnswered(cache: QueryClient, key: readonly unknown[]): boolean {
  const { status, error } = cache.getQueryState<unknown, Problem>(key) ?? { status: 'pending' };
  return status === 'error' ? error?.status !== 404 && error?.status !== 400 : status === 'success';
}

const memberOf = (answer: unknown) => (answer as { data?: unknown } | undefined)?.data;
