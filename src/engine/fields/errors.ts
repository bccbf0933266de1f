import type { Issue } from '#/domain/kernel/issue.ts';
import { toPath } from './path.ts';

/** One line of the error summary. Without a path it belongs to the form and not to a field. */
export interface FormError {
  path: string;
  /** The field's name, '' for the form. */
  label: string;
  text: string;
}

/** What a field and the rows below it are told; the shape in which `SchemaField` takes it. */
export interface FieldErrors {
  __errors?: string[];
  [below: string]: FieldErrors | string[] | undefined;
}

/** Errors by property, nested for rows; an unchanged property keeps its object. */
export function errorsByField(
  errors: readonly FormError[],
  before: Readonly<Record<string, FieldErrors>>,
): Record<string, FieldErrors> {
  const now: Record<string, FieldErrors> = {};
  for (const { path, text } of errors) {
    let at: FieldErrors | undefined;
    for (const key of toPath(path)) at = at ? below(at, String(key)) : (now[key] ??= {});
    if (at) (at.__errors ??= []).push(text);
  }
  for (const [name, field] of Object.entries(now))
    if (JSON.stringify(field) === JSON.stringify(before[name])) now[name] = before[name]!;
  return now;
}

const below = (at: FieldErrors, key: string) => (at[key] ??= {}) as FieldErrors;

/** The first issue of each place: one field says one thing at a time. */
export function firstOfEach(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ path }) => !seen.has(path) && seen.add(path));
}
