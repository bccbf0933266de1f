import type { Input, OperationId } from '#/contract/call.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { inputOf } from '../calls/inputOf.ts';
import { refusedToShow } from '../calls/readsOnly.ts';
import { withDefaultTab } from './withDefaultTab.ts';
import { withListParams } from './withListParams.ts';

/**
 * The calls that a screen makes as it is first drawn, so that they can be made before it is: what it is about
 * alone as long as that is not in `scope.data`, and then all that need no other answer.
 */
export function firstCalls(
  document: ScreenDocument,
  scope: Scope,
): { id: OperationId; input: Input<OperationId> }[] {
  const outer: Scope = { data: {}, ...scope, route: withDefaultTab(document, scope.route) };
  const calls = withListParams(document, outer);
  const { subject } = document;
  const isKnown = subject === undefined || outer.data?.[subject] !== undefined;
  return Object.entries(calls).flatMap(([name, use]) => {
    if (isKnown === (name === subject)) return [];
    const id = use.call as OperationId;
    const input = refusedToShow(id) ? undefined : inputOf(use, outer);
    return input ? [{ id, input }] : [];
  });
}
