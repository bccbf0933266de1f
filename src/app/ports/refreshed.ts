import { calls } from '#/contract/calls.gen.ts';
import type { OperationId, Result } from '#/contract/call.ts';
import type { PortsNeeds } from './createPorts.ts';

/**
 * After something was changed, whatever is on show is asked for again. What the contract says only reads changes
 * nothing, by whatever method it is asked: it never sets off a question, least of all itself.
 */
export function refreshed({ queries, revalidate }: Pick<PortsNeeds, 'queries' | 'revalidate'>) {
  return <T>(id: OperationId, result: Result<T>): Result<T> => {
    if (!result.problem && !calls[id].reads) {
      void queries.invalidateQueries();
      revalidate();
    }
    return result;
  };
}
