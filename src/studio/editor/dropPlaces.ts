import type { Place } from '#/language/edits/moveQuestion.ts';
import { isSame, type ListedQuestion, type ListedStep } from '../editing/questionList.ts';

/**
 * Where a question that is dragged stands once it is let go on another one: before it or behind it. Columns stay among
 * those of their rows, and nothing is put on a page that the law holds.
 */
export function dropPlaces(
  steps: readonly ListedStep[],
  dragged: ListedQuestion,
  over: ListedQuestion,
): { before: Place; behind: Place } | undefined {
  if (isSame(dragged.id, over.id)) return undefined;
  const { name, column } = over.id;
  if (dragged.id.column !== undefined) {
    if (column === undefined || name !== dragged.id.name) return undefined;
    const rows = steps.flatMap(({ questions }) => questions).find((one) => one.id.name === name);
    const next = behind(rows?.columns ?? [], over, dragged);
    return { before: { before: column }, behind: { before: next?.id.column } };
  }
  const page = steps.find(({ questions }) => questions.some((one) => isSame(over.id, one.id)));
  if (!page || page.isLocked || column !== undefined) return undefined;
  const next = behind(page.questions, over, dragged);
  return {
    before: { step: page.step, before: name },
    behind: { step: page.step, before: next?.id.name },
  };
}

/** The one after another, as if the one that is dragged were not there. */
function behind(
  list: readonly ListedQuestion[],
  over: ListedQuestion,
  dragged: ListedQuestion,
): ListedQuestion | undefined {
  const left = list.filter(({ id }) => !isSame(dragged.id, id));
  return left[left.findIndex(({ id }) => isSame(over.id, id)) + 1];
}
