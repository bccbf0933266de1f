import type { OperationId } from '#/contract/call.ts';
import { resolve } from '#/language/expressions/binding.ts';
import { holds } from '#/language/expressions/condition.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { authorize } from '../access/authorize.ts';
import { withTenant } from '../database/withTenant.ts';
import { Answer } from '../ports/answer.ts';
import type { HandlerRequest } from '../ports/handler.ts';

type Run = (request: HandlerRequest<never>) => Promise<unknown>;

/**
 * What a form's `load` call answers its asker now, as the first answers of the form: the same handler
 * that answered the browser, under the same authority. Nothing where the form loads nothing.
 */
export async function loadAnswers(
  request: Omit<HandlerRequest<never>, 'inTenant'>,
  { load }: FormDocument,
  scope: Scope,
): Promise<Answers> {
  if (!load || (load.when && !holds(load.when, scope))) return {};
  const call = load.call as OperationId;
  authorize(request.actor, call);
  const handler = request.handlers[call] as Run | undefined;
  if (!handler) return {};
  const given = (part: 'path' | 'query') =>
    Object.fromEntries(
      Object.entries(load.input?.[part] ?? {}).map(([name, value]) => [
        name,
        resolve(value, scope),
      ]),
    );
  const result = await handler({
    ...request,
    path: given('path') as never,
    query: given('query') as never,
    body: undefined as never,
    inTenant: (work) => withTenant(request.context.db, request.tenant.id, work),
  });
  const answer = result instanceof Answer ? result.body : result;
  const found = { ...scope, data: { load: (answer as { data?: unknown }).data } };
  return Object.fromEntries(
    Object.entries(load.answers).map(([name, from]) => [name, resolve(from, found)]),
  );
}
