import type { Scalar } from '#/language/expressions/condition.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { effectiveRow, type Effective } from '#/language/effective.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { allowedOf } from '#/language/validation/allowedOf.ts';
import { planOf } from '#/language/validation/plan.ts';
import { toPath, valueAt, type Path } from './path.ts';

/** Whether some rule of the form ever narrows the choices of the question at a pointer. */
export function isNarrowed(document: FormDocument, pointer: string): boolean {
  const plan = planOf(document);
  if (plan.narrowed.size === 0 && plan.rows.size === 0) return false;
  const [name, , column] = toPath(pointer);
  const level = column === undefined ? plan : plan.rows.get(String(name));
  return level?.narrowed.has(String(column ?? name)) === true;
}

/** The choices that the rules leave of a question: of the form as it stands `now`, or of one row. */
export function allowedAt(
  document: FormDocument,
  path: Path,
  now: Effective,
  answers: Answers,
): readonly Scalar[] | undefined {
  const [name, index, column] = path;
  if (column === undefined) return allowedOf(now.limited[String(name)]);
  const row = (valueAt(answers, [name!, index!]) ?? {}) as Answers;
  return allowedOf(effectiveRow(document, String(name), row).limited[String(column)]);
}
