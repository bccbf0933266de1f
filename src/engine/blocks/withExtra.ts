import { calls } from '#/contract/calls.gen.ts';
import type { Input, OperationId } from '#/contract/call.ts';
import type { CallUse } from '#/language/documents/form.ts';

const LIST = ['$filter', '$orderby', '$search'];

/** The input of a file's call with what narrows and orders the list that the file is, where that call takes it. */
export function withExtra(
  use: CallUse,
  input: Input<OperationId>,
  extra: Record<string, unknown> = {},
): Input<OperationId> {
  const asked = Object.entries(extra).filter(([name]) => LIST.includes(name));
  if (asked.length === 0) return input;
  const place = calls[use.call as OperationId].method === 'GET' ? 'query' : 'body';
  const own = (input as Record<string, Record<string, unknown> | undefined>)[place];
  return { ...input, [place]: { ...Object.fromEntries(asked), ...own } } as Input<OperationId>;
}
