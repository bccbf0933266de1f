import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { placeName } from '#/language/proposals/placeName.ts';
import { questionsIn } from '#/language/proposals/questionTitle.ts';
import { questionTold } from '#/language/proposals/toldApart.ts';
import { segments } from '#/language/values/pointer.ts';
import { say } from '../kernel/words.ts';
import { documentName } from './documentName.ts';
import { nameIn } from './problemsOf.ts';
import type { Problem } from './useProblems.ts';

/** The document of a problem, with the question that it is about; of settings and looks, which are one thing each, what of them it is. */
export function whereIs(
  documents: Documents,
  { document, pointer }: Pick<Problem, 'document' | 'pointer'>,
): string {
  const path = segments(pointer);
  const name = documentName(documents, document);
  if (path.length === 0 || documents[document] === undefined) return name;
  const value = valueOf(documents, document);
  if (/^(settings|style)\//.test(document)) return placeName(document, path, value);
  const asked = /^(form|part)\//.test(document) ? nameIn(pointer) : undefined;
  if (asked === undefined || !Object.hasOwn(questionsIn(value), asked)) return name;
  return say('studio.problem.at', { question: questionTold(asked, value, value), document: name });
}
