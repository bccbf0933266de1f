import type { Issue } from '../kernel/issue.ts';
import { readSibling } from './option.ts';
import type { RuleScope } from './rule.ts';

/**
 * Holds unless the form has an internal-transfer error. Option: `true` (the error stands in the
 * neighbour `internal_transfer_error`), or `{ error }` naming another neighbour or `{ from }`. The
 * error is a text or an object with `message`: code `internalTransferRule.message` with param
 * `message`; any other error that is there gives `internalTransferRule`. Judges empty values too.
 * @source specification §5 (internalTransferRule)
 */
export function checkInternalTransfer(
  _value: unknown,
  option?: unknown,
  scope?: RuleScope,
): Issue[] {
  const error = readSibling(option, 'error', scope, 'internal_transfer_error');
  if (!error) return [];
  const message = messageOf(error);
  return message
    ? [{ code: 'internalTransferRule.message', path: '', params: { message } }]
    : [{ code: 'internalTransferRule', path: '' }];
}

function messageOf(error: unknown): string | undefined {
  const message = typeof error === 'object' && error && 'message' in error ? error.message : error;
  return typeof message === 'string' ? message : undefined;
}
