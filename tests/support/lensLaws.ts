import type { Answers } from '#/language/expressions/scope.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { onlyOf } from '#/language/lenses/lens.ts';
import { questionLens } from '#/language/lenses/questionLens.ts';
import { readQuestion, writeQuestion } from '#/language/lenses/question.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import type { AnswerEdit } from './answerEdits.ts';

/** Answers as they compare: rows in whatever order, and nothing that is missing. */
export function comparable(id: QuestionId, answers: Answers): unknown {
  const known = onlyOf(questionLens(id).names, answers);
  const plain = JSON.parse(JSON.stringify(known)) as Answers;
  return Object.fromEntries(
    Object.entries(plain)
      .filter(([name, value]) => !(name === 'local' && value !== true))
      .map(([name, value]): [string, unknown] => [
        name,
        Array.isArray(value) && typeof value[0] === 'object'
          ? value.map((row: object) => JSON.stringify(Object.entries(row).sort())).sort()
          : value,
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What came of two edits of a question: what was read after each, what was meant, and the texts of one and both ways. */
export function written(documents: Documents, id: QuestionId, a: AnswerEdit, b: AnswerEdit) {
  const before = readQuestion(documents, id);
  const [wantedA, wantedB] = [a(before), b(before)];
  const first = writeQuestion(documents, id, wantedA);
  const direct = writeQuestion(documents, id, wantedB);
  const both = writeQuestion(first.documents, id, wantedB);
  return { before, wantedA, wantedB, first, direct, both };
}
