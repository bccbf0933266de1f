import { calls } from '#/contract/calls.gen.ts';
import type { OperationId, Problem } from '#/contract/call.ts';

/**
 * Why a call must not be made only because something is shown; nothing when it only reads, or
 * is none of the contract's, which nobody can make. Documents are checked before they are released: this holds
 * for one that came another way.
 */
export function refusedToShow(id: OperationId): Problem | undefined {
  if (!Object.hasOwn(calls, id) || calls[id].reads) return undefined;
  return { status: 500, name: 'not_a_reading_call', message: String(id), errors: [] };
}
