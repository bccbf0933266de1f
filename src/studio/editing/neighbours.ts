import type { Place } from '#/language/edits/moveQuestion.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { isSame, type ListedStep } from './questionList.ts';

/** Where a question goes that moves up or down by one: within its page, else on the page beside; nothing at the end. */
export function neighbours(
  steps: readonly ListedStep[],
  id: QuestionId,
  by: -1 | 1,
): Place | undefined {
  if (id.column !== undefined) {
    const rows = steps.flatMap(({ questions }) => questions).find((one) => one.id.name === id.name);
    return beside(rows?.columns.map((one) => one.id.column!) ?? [], id.column, by);
  }
  const at = steps.findIndex(({ questions }) => questions.some((one) => isSame(one.id, id)));
  const page = steps[at];
  if (!page) return undefined;
  const within = beside(
    page.questions.map((one) => one.id.name),
    id.name,
    by,
  );
  if (within) return { ...within, step: page.step };
  const next = steps[at + by];
  if (!next) return undefined;
  return by > 0 ? { step: next.step, before: next.questions[0]?.id.name } : { step: next.step };
}

function beside(names: readonly string[], name: string, by: -1 | 1): Place | undefined {
  const at = names.indexOf(name);
  if (by < 0) return at > 0 ? { before: names[at - 1] } : undefined;
  return at < names.length - 1 ? { before: names[at + 2] } : undefined;
}
