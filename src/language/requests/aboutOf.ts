import type { FormDocument } from '../documents/form.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import type { Scope } from '../expressions/scope.ts';
import { read } from '../values/pointer.ts';

const known = new WeakMap<FormDocument, string[]>();

/** Pointers to the parts of the address that a form reads anywhere: what its answers depend on. */
export function routesRead(form: FormDocument): string[] {
  const before = known.get(form);
  if (before) return before;
  const found = new Set<string>();
  const { intro, fields, rules, steps, load, submit, next, calls } = form;
  for (const part of [intro, fields, rules, steps, load, submit, next, calls])
    eachPointer(part, (pointer) => pointer.startsWith('/route/') && found.add(pointer));
  const pointers = [...found].sort();
  known.set(form, pointers);
  return pointers;
}

/** What a form at this address is about, as one text: a draft belongs to it, and so does what stands on the page. */
export function aboutOf(form: FormDocument, scope: Scope): string {
  const pointers = typeof form.draft === 'object' ? form.draft.of : routesRead(form);
  return pointers.length === 0 ? '' : JSON.stringify(pointers.map((at) => read(scope, at) ?? null));
}
