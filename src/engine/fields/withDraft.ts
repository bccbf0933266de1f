import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { isSameList } from '#/language/validation/fixedRows.ts';
import { planOf } from '#/language/validation/plan.ts';

/**
 * What the server gave, with the unfinished answers of an earlier visit above it. Rows that are fixed are today's: of
 * those that are no longer the same, what was answered then is let go.
 */
export function withDraft(document: FormDocument, given: Answers, draft: Answers = {}): Answers {
  const { fixed } = planOf(document);
  const kept = Object.entries(draft).filter(([name, rows]) => {
    const columns = fixed.get(name);
    return !columns || isSameList(rows, given[name], columns);
  });
  return { ...given, ...Object.fromEntries(kept) };
}
