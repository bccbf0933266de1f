import { readQuestion } from '../lenses/question.ts';
import type { Documents } from '../lenses/documents.ts';
import type { QuestionId } from '../lenses/questionSite.ts';
import type { Written } from '../lenses/written.ts';
import { addQuestion } from './addQuestion.ts';
import { removeQuestion } from './removeQuestion.ts';

/**
 * A tenant's variant that does not ask a question of its base: what the variant says is the same as if it were taken away,
 * and the base keeps it, so it can be shown again.
 */
export const hideQuestion = (documents: Documents, id: QuestionId): Written =>
  removeQuestion(documents, id);

/** The question as the base has it, back on its page; rows bring no columns back, and examples no answers. */
export function showQuestion(base: Documents, documents: Documents, id: QuestionId): Written {
  const answers = readQuestion(base, id);
  return addQuestion(documents, id, answers, { step: String(answers.step ?? '') });
}
