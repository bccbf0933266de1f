import { useQuery } from '@tanstack/react-query';
import type { Input, OperationId, Output, Problem } from '#/contract/call.ts';
import { callQuery } from './callQuery.ts';
import { usePorts } from '../ports/ports.tsx';

export interface CallState<T> {
  data?: T;
  problem?: Problem;
  /** True while there is nothing to show yet. */
  loading: boolean;
  /** True while something newer is on its way. */
  refreshing: boolean;
  retry(): void;
}

/** Reads one call of the contract through the cache; `undefined` as input means: not yet. */
export function useCall<Id extends OperationId>(
  id: Id,
  input: Input<Id> | undefined,
): CallState<Output<Id>> {
  const ports = usePorts();
  const query = useQuery(callQuery(ports, id, input));
  return {
    data: query.data,
    problem: query.error ?? undefined,
    loading: query.isPending && input !== undefined,
    refreshing: query.isFetching,
    retry: () => void query.refetch(),
  };
}
