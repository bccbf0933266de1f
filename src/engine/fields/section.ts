import type { EffectiveForm } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { inOrder } from '#/language/validation/plan.ts';
import type { FieldErrors } from './errors.ts';

/** What one section draws. A new object means: draw it again. */
export interface Section {
  id: string;
  /** Shown properties, in order. */
  names: readonly string[];
  required: ReadonlySet<string>;
  /** What the section's fields are told, by property. */
  errors: Readonly<Record<string, FieldErrors>>;
  /** Counts redraws that nothing above shows: rows. */
  turn: number;
  /** Counts how often all answers were put in from outside: controls keep their own text otherwise. */
  epoch: number;
}

/** A section as it is now, without what is kept; the old object when nothing of it has changed. */
export function sectionNow(
  document: FormDocument,
  id: string,
  now: EffectiveForm,
  kept: ReadonlySet<string>,
  before: Section | undefined,
): Section {
  const names = inOrder(document.steps[id]?.fields ?? {}).filter(
    (name) => now.shown.has(name) && !kept.has(name),
  );
  const required = new Set(names.filter((name) => now.required.has(name)));
  if (before && same(before.names, names) && same([...before.required], [...required]))
    return before;
  return {
    id,
    names,
    required,
    errors: before?.errors ?? {},
    turn: before?.turn ?? 0,
    epoch: before?.epoch ?? 0,
  };
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index]);
