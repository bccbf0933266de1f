import type { Answers } from '../expressions/scope.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import { valueOf, type Documents } from './documents.ts';
import { objectAt, toObject } from './json.ts';
import { judged } from './judge.ts';
import { isRows } from './propertyLens.ts';
import { questionLens } from './questionLens.ts';
import { siteOf, type QuestionId } from './questionSite.ts';
import { takenMembers } from './sentLens.ts';
import { refused, type Written } from './written.ts';

/**
 * What a form says of one question, as flat answers of a form of our own language: words, kind, limits, choices, when it
 * is shown, required or held to more, where it stands, where it comes from and goes. What is missing is left out.
 */
export const readQuestion = (documents: Documents, id: QuestionId): Answers =>
  questionLens(id).read(valueOf(documents, id.in));

/**
 * The documents in which a question is what the answers say. What they say already is byte for byte the same, what they
 * cannot say stays, and other names than the lens's say nothing.
 * @returns the same documents with an issue: `unknown_question`, `unknown_step`, `not_loaded`, `member_taken`, `locked`
 * (with why, and by which law) or `unfit` (with what the grammar says)
 */
export function writeQuestion(documents: Documents, id: QuestionId, answers: Answers): Written {
  const document = valueOf(documents, id.in);
  const site = siteOf(id);
  if (!isObject(read(document, site.property)))
    return refused(documents, 'unknown_question', id.in, site.property);
  const { names } = questionLens(id);
  if (names.includes('step') && !isObject(read(document, `/steps${step(String(answers.step))}`)))
    return refused(documents, 'unknown_step', id.in, '/steps');
  if (names.includes('loaded') && answers.loaded !== undefined && !isObject(document.load))
    return refused(documents, 'not_loaded', id.in, '/load');
  const [taken] = takenMembers(document, site, answers);
  if (taken !== undefined)
    return refused(documents, 'member_taken', id.in, '/submit/input', { member: taken });
  return judged(documents, id.in, questionLens(id).write(document, answers));
}

/** Every question of a document, columns of rows after the rows that they belong to. */
export function questionsOf(documents: Documents, key: string): QuestionId[] {
  const document = valueOf(documents, key);
  const properties = toObject(read(document, siteOf({ in: key, name: '' }).properties));
  return Object.keys(properties).flatMap((name) => {
    const property = objectAt(properties, name);
    const cells = isRows(property) ? objectAt(objectAt(property, 'items'), 'properties') : {};
    const columns = Object.keys(cells).map((column) => ({ in: key, name, column }));
    return [{ in: key, name }, ...columns];
  });
}
