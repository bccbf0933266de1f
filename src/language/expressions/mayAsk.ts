import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { Scope } from './scope.ts';

/**
 * Whether whoever looks may ask for a call at all, as the contract says. Investors ask for what their
 * documents offer; staff see the same documents, and may do less in them.
 */
export function mayAsk(call: string, { me, facts }: Pick<Scope, 'me' | 'facts'>): boolean {
  if (facts?.['isStaff'] !== true || !Object.hasOwn(calls, call)) return true;
  const { staff } = calls[call as OperationId];
  if (typeof staff !== 'string') return staff !== false;
  const { permissions = [] } = (me?.['viewer'] ?? {}) as { permissions?: readonly string[] };
  return permissions.includes(staff);
}

/** Whether they may send a form: everything that it does. */
export const mayAskAll = (asked: readonly string[], scope: Pick<Scope, 'me' | 'facts'>): boolean =>
  asked.every((call) => mayAsk(call, scope));
