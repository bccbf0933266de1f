import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { objectAt, put, toObject, type Json } from '../lenses/json.ts';
import { place, stepWith } from '../lenses/placeLens.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { refused, type Written } from '../lenses/written.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step as pointerStep } from '../values/pointer.ts';
import { orderedBefore } from './orders.ts';

/** Where a question goes: before another one of a page, or last there; without `step` it stays on its page. */
export interface Place {
  step?: string;
  before?: string;
}

/** The documents with a question elsewhere on its page or on another one; columns move within their row. */
export function moveQuestion(documents: Documents, id: QuestionId, to: Place): Written {
  const document = valueOf(documents, id.in);
  if (!isObject(read(document, siteOf(id).property)))
    return refused(documents, 'unknown_question', id.in, siteOf(id).property);
  if (id.column !== undefined)
    return judged(documents, id.in, withColumnAt(document, id.name, id.column, to.before));
  const from = stepWith(document, id.name);
  const step = to.step ?? from;
  const page = id.in.startsWith('part/') ? '/step' : `/steps${pointerStep(step ?? '')}`;
  if (!isObject(read(document, page))) return refused(documents, 'unknown_step', id.in, page);
  const left =
    from === undefined || from === step ? document : place(document, from, id.name, undefined);
  return judged(documents, id.in, placedAt(left, page, id.name, to.before));
}

/** A question on a page, before another one or last. */
export function placedAt(document: Json, page: string, name: string, before?: string): Json {
  const orders = toObject(read(document, `${page}/fields`)) as Readonly<Record<string, number>>;
  return put(document, `${page}/fields`, orderedBefore(orders, name, before));
}

export function withColumnAt(document: Json, name: string, column: string, before?: string): Json {
  const at = `/fields${pointerStep(name)}/fields`;
  const fields = toObject(read(document, at));
  const orders = Object.keys(fields).map((one) => [one, Number(objectAt(fields, one).order ?? 0)]);
  const after = orderedBefore(Object.fromEntries(orders) as Record<string, number>, column, before);
  return Object.entries(after).reduce(
    (so, [one, order]) => put(so, `${at}${pointerStep(one)}/order`, order),
    document,
  );
}
