import type { Value } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import { bodyOf } from './bodyOf.ts';
import { isOwn } from './ownQuestions.ts';
import { segments } from '../values/pointer.ts';

/** A member of the body, and the answer that it carries: all answers where none is named. */
export interface RequestMapping {
  member: string;
  answer?: string;
}

/** What the bindings of a form's body carry of its answers. */
export function requestMappings(form: FormDocument): RequestMapping[] {
  return Object.entries(bodyOf(form) ?? {}).flatMap(([member, value]) => {
    const path = answerIn(value);
    if (!path || path.length > 1) return [];
    return [{ member, ...(path[0] !== undefined && { answer: path[0] }) }];
  });
}

/** The parameters and members that carry an answer, alone or with all others: `body/alias`. */
export function requestMappingOf(form: FormDocument, name: string): string[] {
  const { path, query } = form.submit?.input ?? {};
  const places = Object.entries({ path, query, body: bodyOf(form) });
  return places.flatMap(([place, values = {}]) =>
    Object.entries(values).flatMap(([member, value]) => {
      const read = answerIn(value);
      return read && (read.length === 0 || read[0] === name) ? [`${place}/${member}`] : [];
    }),
  );
}

/** Whether a request carries the answer to a property: the rest stays in the browser. */
export function isCarried(form: FormDocument, name: string): boolean {
  const property = Object.hasOwn(form.data.properties, name) && form.data.properties[name];
  if (property && property.local) return false;
  if (!bodyOf(form) || isOwn(form, name)) return true;
  return requestMappingOf(form, name).length > 0;
}

/** The place below `/answers` that a value is read from. */
function answerIn(value: Value): string[] | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const [root, ...rest] = segments(value.from);
  return root === 'answers' ? rest : undefined;
}
