import { whyNotOwn } from '#/language/check/ownForms.ts';
import { whyNotRequired } from '#/language/check/whyNotRequired.ts';
import type { Field, FormDocument, Property } from '#/language/documents/form.ts';
import { LOCKS, type LocksDocument } from '#/language/documents/locksDocument.ts';
import { isFile, takesAnother } from '#/language/edits/takesAnother.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { reasonAt } from '#/language/lenses/lockReason.ts';
import { toObject } from '#/language/lenses/json.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { takesOwn } from '#/language/requests/ownQuestions.ts';
import { read } from '#/language/values/pointer.ts';
import { say } from '../kernel/words.ts';
import { lockSentence } from './lockSentence.ts';

/** Why a form takes no more pages: the law holds it as a whole. */
export const whyNoPage = (documents: Documents, key: string): string | undefined =>
  valueOf(documents, key).locked === undefined
    ? undefined
    : lockSentence(reasonAt(documents, key, ''));

/** Why a form takes no more questions. */
export const whyNoQuestion = (documents: Documents, key: string): string | undefined =>
  whyNoPage(documents, key) ??
  (takesOwn(valueOf(documents, key) as Partial<FormDocument>) ? undefined : say('studio.add.none'));

/** Why a new question is none that a form may ask, as it stands in the documents: what its check says of it. */
export function whyNotAsked(documents: Documents, id: QuestionId): string | undefined {
  const [form, { property, field }] = [valueOf(documents, id.in), siteOf(id)];
  const at = (pointer: string) => toObject(read(form, pointer)) as unknown;
  return id.in.startsWith('form/')
    ? whyNotOwn(at(property) as Property, at(field) as Field)
    : undefined;
}

/** Why a new question of a form never has to be answered. */
export const whyNotAlways = (documents: Documents, key: string): string | undefined =>
  whyNotRequired(
    valueOf(documents, key) as unknown as FormDocument,
    valueOf(documents, LOCKS) as unknown as LocksDocument,
  );

/** Why there can be no other one like a question, or like each of several. */
export function whyNoOther(documents: Documents, ids: readonly QuestionId[]): string | undefined {
  const held = ids.find((id) => !takesAnother(documents, id));
  if (!held) return undefined;
  if (held.column !== undefined) return say('studio.duplicate.column');
  return say(isFile(documents, held) ? 'studio.duplicate.file' : 'studio.add.none');
}
