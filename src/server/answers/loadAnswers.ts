import { resolve } from '#/language/expressions/binding.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { askWithin } from './askWithin.ts';

/** The first answers of a form as its `load` call gives them now. Nothing where the form loads nothing. */
export async function loadAnswers(
  request: Omit<HandlerRequest<never>, 'inTenant'>,
  { load }: FormDocument,
  scope: Scope,
): Promise<Answers> {
  const answer = load && (await askWithin(request, load, scope));
  if (!load || !answer) return {};
  const found = { ...scope, data: { load: answer } };
  return Object.fromEntries(
    Object.entries(load.answers).map(([name, from]) => [name, resolve(from, found)]),
  );
}
