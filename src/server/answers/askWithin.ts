import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import { resolveAll } from '#/language/expressions/binding.ts';
import { holds } from '#/language/expressions/condition.ts';
import type { CallUse } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { authorize } from '../access/authorize.ts';
import { withTenant } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import type { HandlerRequest } from '../ports/handler.ts';

type Run = (request: HandlerRequest<never>) => Promise<unknown>;
type Asking = Omit<HandlerRequest<never>, 'inTenant'>;

/**
 * What a reading call of a document answers the asker of a request now, its `data` member: the same handler that
 * answers browsers, under the same authority, held against the contract. `null` where the document's condition keeps
 * it from being asked.
 * @throws HttpError as the handler does; 404 where what it is given does not fit
 */
export async function askWithin(request: Asking, use: CallUse, scope: Scope): Promise<unknown> {
  if (use.when && !holds(use.when, scope)) return null;
  const call = use.call as OperationId;
  const handler = request.handlers[call] as Run | undefined;
  authorize(request.actor, call);
  if (!handler || facts[call].effect !== 'reads') throw notFound();
  const { path, query, body } = use.input ?? {};
  const parts = {
    path: resolveAll(path, scope),
    query: resolveAll(query, scope),
    body: body && resolveAll(body, scope),
  };
  if (!request.fits(call, parts)) throw notFound();
  const result = await handler({
    ...request,
    path: parts.path as never,
    query: parts.query as never,
    body: parts.body as never,
    inTenant: (work) => withTenant(request.context.db, request.tenant.id, work),
  });
  const answer = result instanceof Answer ? result.body : result;
  return (answer as { data?: unknown }).data;
}
