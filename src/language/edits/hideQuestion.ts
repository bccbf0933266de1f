import { readQuestion } from '../lenses/question.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { toObject } from '../lenses/json.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { read } from '../values/pointer.ts';
import type { Written } from '../lenses/written.ts';
import { addQuestion } from './addQuestion.ts';
import { removeQuestion } from './removeQuestion.ts';

/**
 * A tenant's variant that does not ask a question of its base: what the variant says is the same as if it were taken away,
 * and the base keeps it, so it can be shown again.
 */
export const hideQuestion = (documents: Documents, id: QuestionId): Written =>
  removeQuestion(documents, id);

/** The question as the base has it, back on its page with its rules; examples do not answer it again. */
export function showQuestion(base: Documents, documents: Documents, id: QuestionId): Written {
  const answers = readQuestion(base, id);
  const { property, field } = siteOf(id);
  const at = (pointer: string) => toObject(read(valueOf(base, id.in), pointer));
  const place = { step: String(answers.step ?? '') };
  return addQuestion(documents, id, answers, place, { property: at(property), field: at(field) });
}
