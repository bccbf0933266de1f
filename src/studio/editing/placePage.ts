import type { Issue } from '#/domain/kernel/issue.ts';
import { moveStep } from '#/language/edits/steps.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { read, step as pointerStep } from '#/language/values/pointer.ts';
import type { ListedStep } from './questionList.ts';
import type { Editing } from './useEditing.ts';

/** Whether a page may stand before another one of its form: one of the tenant's own stays behind the law's. */
export const mayPlaceBefore = (
  editing: Pick<Editing, 'shared' | 'apply'>,
  form: string,
  page: string,
  other: ListedStep,
) =>
  other.takesBefore ||
  read(valueOf(editing.shared, form), `/steps${pointerStep(page)}`) !== undefined;

/** Puts a page before another one of its form, or last; what is against it is told. */
export function placePage(
  editing: Pick<Editing, 'shared' | 'apply'>,
  form: string,
  steps: readonly ListedStep[],
  page: string,
  before: string | undefined,
): readonly Issue[] {
  const other = steps.find(({ step }) => step === before);
  return other && !mayPlaceBefore(editing, form, page, other)
    ? [{ code: 'law_first', path: form }]
    : editing.apply((now) => moveStep(now, form, page, before));
}
