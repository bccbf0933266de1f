import { calls } from '#/contract/calls.gen.ts';
import type { OperationId, Problem, Result } from '#/contract/call.ts';
import type { PortsNeeds } from './createPorts.ts';

/**
 * After something was changed, or may have been, whatever is on show is asked for again: the answer was lost, or things
 * are not any more as they were shown. What the contract says only reads changes nothing, by whatever method it is
 * asked: it never sets off a question, least of all itself.
 */
export function refreshed({ queries, revalidate }: Pick<PortsNeeds, 'queries' | 'revalidate'>) {
  return <T>(id: OperationId, result: Result<T>): Result<T> => {
    if (calls[id].reads) return result;
    if (!result.problem || mayBeOther(result.problem)) void queries.invalidateQueries();
    if (!result.problem) revalidate();
    return result;
  };
}

const mayBeOther = ({ lost, status, errors }: Problem) =>
  lost === true || status === 403 || status === 409 || errors.some(isOfState);

/** No answer of theirs is to blame: what was shown to them is not so any more. */
const isOfState = ({ code }: Problem['errors'][number]) => code === 'order.terms_changed';
