import type { Call, Input, OperationId, Output, Problem, Result } from '#/contract/call.ts';

/** Where proofs that the person is there come from. */
export interface Proofs {
  /** One that was given lately. */
  held(): string | undefined;
  /** Asks the person; nothing when they would rather not. */
  ask(): Promise<string | undefined>;
}

/**
 * A call that, when the server wants to know that it is the person themselves, asks them and sends the very
 * same request again, with the proof. Without one the refusal is the answer, and nothing has happened.
 */
export function withStepUp(call: Call, proofs: Proofs): Call {
  return async <Id extends OperationId>(id: Id, input: Input<Id>): Promise<Result<Output<Id>>> => {
    const first = await call(id, input);
    if (!isAsked(first.problem)) return first;
    const again = (proof: string) => call(id, proven(input, proof, first.problem?.requestId));
    const held = proofs.held();
    const second = held === undefined ? first : await again(held);
    if (!isAsked(second.problem)) return second;
    const proof = await proofs.ask();
    return proof === undefined ? first : again(proof);
  };
}

const isAsked = (problem: Problem | undefined): boolean =>
  problem?.errors.some(({ code }) => code === 'reauthentication_required') ?? false;

function proven<Id extends OperationId>(
  input: Input<Id>,
  proof: string,
  requestId: string | undefined,
): Input<Id> {
  const { headers } = input as { headers?: Record<string, string> };
  const added = { ...(requestId && { 'X-Request-Id': requestId }), 'X-Reauthentication': proof };
  return { ...input, headers: { ...headers, ...added } };
}
