import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { objectAt, put, toObject, type Json } from '../lenses/json.ts';
import { isOrderedItself, place, stepWith } from '../lenses/placeLens.ts';
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
  if (isOrderedItself(document, id))
    return judged(
      documents,
      id.in,
      orderedAt(document, siteOf(id).fields, siteOf(id).name, to.before),
    );
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

/** A question among fields that say their own order: columns of rows, and a part that gives some. */
export function orderedAt(document: Json, at: string, name: string, before?: string): Json {
  const fields = toObject(read(document, at));
  const orders = Object.keys(fields).map((one) => [one, Number(objectAt(fields, one).order ?? 0)]);
  const after = orderedBefore(Object.fromEntries(orders) as Record<string, number>, name, before);
  return Object.entries(after).reduce(
    (so, [one, order]) => put(so, `${at}${pointerStep(one)}/order`, order),
    document,
  );
}
