import type { Input, OperationId, Result } from '#/contract/call.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { Ports } from '../ports/ports.tsx';

/**
 * Makes the document's own `submit` call. Without a `body` of bindings the answers are the body;
 * the form's name and hash go along, so that the server judges with the same questions. Answers with what was answered.
 */
export async function sendDocument(
  document: FormDocument,
  hash: string | undefined,
  answers: Answers,
  scope: Scope,
  call: Ports['call'],
): Promise<Result<{ data?: unknown }>> {
  const { submit } = document;
  if (!submit) throw new Error(`${document.id}: nobody sends this form`);
  const input = {
    ...requestOf(document, answers, scope),
    ...(hash && { headers: { 'X-Form': `${document.id}@${hash}` } }),
  };
  return (await call(submit.call as OperationId, input as Input<OperationId>)) as Result<{
    data?: unknown;
  }>;
}
