import type { Value } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import { propertiesSent } from './ownQuestions.ts';
import { segments, step } from '../values/pointer.ts';

type Body = Record<string, Value>;

const made = new WeakMap<FormDocument, Body>();

/**
 * What a form's call is given in its body, by member: its bindings. Where these read no answer, as constants do not,
 * the answers stand beside them under their own names, but for those that the address carries. Nothing where no
 * binding is written: the answers are the body then.
 */
export function bodyOf(form: FormDocument): Body | undefined {
  const body = form.submit?.input?.body;
  if (!body || Object.values(body).some(isAnswer)) return body;
  const known = made.get(form);
  if (known) return known;
  const { path, query } = form.submit?.input ?? {};
  const elsewhere = new Set(
    [path, query].flatMap((places) => Object.values(places ?? {}).flatMap(answersIn)),
  );
  const beside = propertiesSent(form)
    .filter(([name]) => !elsewhere.has(name))
    .map(([name]): [string, Value] => [name, { from: `/answers${step(name)}` }]);
  const whole = { ...Object.fromEntries(beside), ...body };
  made.set(form, whole);
  return whole;
}

const isAnswer = (value: Value) => answersIn(value).length > 0;

/** The answer that a value reads; '' where it reads all of them. */
function answersIn(value: Value): string[] {
  if (value === null || typeof value !== 'object') return [];
  const [root, name = ''] = segments(value.from);
  return root === 'answers' ? [name] : [];
}
