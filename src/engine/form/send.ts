import type { Input, OperationId, Result } from '#/contract/call.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { changedAnswers } from '#/language/requests/changedAnswers.ts';
import { requestOf } from '#/language/requests/requestOf.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { Ports } from '../ports/ports.tsx';

/**
 * Makes the document's own `submit` call. Without a `body` of bindings the answers are the body;
 * the form's name and hash go along, so that the server judges with the same questions. Answers with what was answered.
 * Under one key it is sent once. Where only changes are sent and there are none, nobody is asked.
 */
export async function sendDocument(
  document: FormDocument,
  hash: string | undefined,
  answers: Answers,
  scope: Scope,
  call: Ports['call'],
  idempotencyKey?: string,
): Promise<Result<{ data?: unknown }>> {
  const { submit } = document;
  if (!submit) throw new Error(`${document.id}: nobody sends this form`);
  if (submit.send === 'changed' && isAsLoaded(document, answers, scope)) return { data: {} };
  const headers = {
    ...(hash && { 'X-Form': `${document.id}@${hash}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const input = {
    ...requestOf(document, answers, scope),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  return (await call(submit.call as OperationId, input as Input<OperationId>)) as Result<{
    data?: unknown;
  }>;
}

const isAsLoaded = (document: FormDocument, answers: Answers, scope: Scope) =>
  Object.keys(changedAnswers(document, answers, scope)).length === 0;
