import type { Answers } from '../expressions/scope.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { put, type Json } from '../lenses/json.ts';
import { isOrderedItself } from '../lenses/placeLens.ts';
import { questionLens } from '../lenses/questionLens.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { refused, type Written } from '../lenses/written.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step as pointerStep } from '../values/pointer.ts';
import { orderedAt, placedAt, type Place } from './moveQuestion.ts';

/** The documents with one question more, as the answers say it, at its place; `nodes` is what it begins with. */
export function addQuestion(
  documents: Documents,
  id: QuestionId,
  answers: Answers,
  { step, before }: Place = {},
  nodes: { property: Json; field: Json } = { property: {}, field: {} },
): Written {
  const document = valueOf(documents, id.in);
  const site = siteOf(id);
  if (read(document, site.property) !== undefined)
    return refused(documents, 'name_taken', id.in, site.property);
  const page = id.in.startsWith('part/') ? '/step' : `/steps${pointerStep(step ?? '')}`;
  const isOrdered = isOrderedItself(document, id);
  const holder = isOrdered ? site.properties : page;
  if (!isObject(read(document, holder))) return refused(documents, 'unknown_step', id.in, holder);
  const begun = put(put(document, site.property, nodes.property), site.field, nodes.field);
  const placed = isOrdered
    ? orderedAt(begun, site.fields, site.name, before)
    : placedAt(begun, page, id.name, before);
  return judged(documents, id.in, said(placed, id, answers));
}

/** Its place is where it was put. */
function said(document: Json, id: QuestionId, answers: Answers): Json {
  const lens = questionLens(id);
  const { step, order } = lens.read(document);
  return lens.write(document, { ...answers, step, order });
}
