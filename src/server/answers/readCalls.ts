import type { CallUse, FormDocument } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { callsReadBy } from '#/language/validation/callsReadBy.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { askWithin } from './askWithin.ts';

/**
 * What some calls of a form answer now, by name, beside those that are known already: those first that others are asked
 * with. `scope` holds the answers that were sent. A call without an answer is left out, so that whatever hangs on it is
 * refused.
 */
export async function readCalls(
  request: Omit<HandlerRequest<never>, 'inTenant'>,
  form: FormDocument,
  scope: Scope,
  names: readonly string[],
): Promise<NonNullable<Scope['data']>> {
  const data: Record<string, unknown> = { ...scope.data };
  const waiting = new Set(names.filter((name) => !Object.hasOwn(data, name)));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !callsReadBy(form.calls![name]!).some((one) => waiting.has(one)),
    );
    if (ready.length === 0) break;
    const answers = await Promise.all(
      ready.map((name) => ask(form.calls![name]!, { ...scope, data })),
    );
    ready.forEach((name, index) => {
      waiting.delete(name);
      if (answers[index] !== undefined) data[name] = answers[index];
    });
  }
  return data;

  async function ask(use: CallUse, at: Scope): Promise<unknown> {
    try {
      return await askWithin(request, use, at);
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return undefined;
      throw error;
    }
  }
}
