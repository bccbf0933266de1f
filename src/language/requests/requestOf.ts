import { resolveAll } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import { bodyOf } from './bodyOf.ts';
import { changedAnswers } from './changedAnswers.ts';
import { divided, OWN_ANSWERS } from './ownQuestions.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { withoutLocal } from './withoutLocal.ts';

/** Parameters and body of the call that a form submits. */
export interface FormRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/**
 * What a form sends: its bindings resolved, or the answers as the body where it has none; the tenant's own
 * questions beside them. What stays in the browser is not among them, nor is what is as it was loaded where only
 * changes are sent. `answersIn` is the way back.
 */
export function requestOf(form: FormDocument, answers: Answers, scope: Scope): FormRequest {
  const { call, own } = divided(form, withoutLocal(form, answers));
  const all = { ...scope, answers: call };
  const { path, query } = form.submit?.input ?? {};
  const body = bodyOf(form);
  const sent =
    form.submit?.send === 'changed' ? divided(form, changedAnswers(form, call, scope)).call : call;
  return {
    path: resolveAll(path, all),
    query: resolveAll(query, all),
    body: {
      ...(body ? resolveAll(body, { ...all, answers: sent }) : sent),
      ...(Object.keys(own).length > 0 && { [OWN_ANSWERS]: own }),
    },
  };
}
