import { mayStandBefore } from '#/language/check/ownAfter.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { lockOf, type LockReason } from '#/language/lenses/lockReason.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt, toObject } from '#/language/lenses/json.ts';
import { isRows } from '#/language/lenses/propertyLens.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { inOrder } from '#/language/lenses/rows.ts';
import { read } from '#/language/values/pointer.ts';

/** A question as the list shows it, with the columns of its rows. */
export interface ListedQuestion {
  id: QuestionId;
  title: string;
  lock?: LockReason;
  columns: readonly ListedQuestion[];
}

/** A page of a form with its questions in order. */
export interface ListedStep {
  step: string;
  title: string;
  isLocked: boolean;
  /** Whether a page of the tenant's own may stand before it. */
  takesBefore: boolean;
  questions: readonly ListedQuestion[];
}

/** A text of a document in its own words. */
export const wordsOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? text : (toObject(text).text as string | undefined);

/** Pages and questions of a form, in the order in which people meet them. */
export function questionList(documents: Documents, key: string): ListedStep[] {
  const form = valueOf(documents, key);
  return inOrder(objectAt(form, 'steps')).map(([step, page]) => ({
    step,
    title: wordsOf(page.title) ?? step,
    isLocked: page.locked === true || form.locked === true,
    takesBefore: mayStandBefore(form as unknown as FormDocument, step),
    questions: Object.entries(objectAt(page, 'fields'))
      .sort(([, a], [, b]) => Number(a) - Number(b))
      .map(([name]) => listed(documents, { in: key, name })),
  }));
}

function listed(documents: Documents, id: QuestionId): ListedQuestion {
  const property = toObject(read(valueOf(documents, id.in), siteOf(id).property));
  const cells =
    id.column === undefined && isRows(property)
      ? Object.keys(objectAt(objectAt(property, 'items'), 'properties'))
      : [];
  const lock = lockOf(documents, id);
  return {
    id,
    title: wordsOf(property.title) ?? id.column ?? id.name,
    ...(lock && { lock }),
    columns: cells.map((column) => listed(documents, { ...id, column })),
  };
}

/** Every question of a list, columns after the rows that they belong to. */
export const flat = (steps: readonly ListedStep[]): ListedQuestion[] =>
  steps.flatMap(({ questions }) => questions.flatMap((one) => [one, ...one.columns]));

/** Whether two ids name the same question. */
export const isSame = (a: QuestionId | undefined, b: QuestionId): boolean =>
  a !== undefined && a.in === b.in && a.name === b.name && a.column === b.column;

/** A question's name in an address, and back. */
export const toParam = ({ name, column }: QuestionId): string =>
  column === undefined ? name : `${name}.${column}`;

export function fromParam(key: string, param: string | null): QuestionId | undefined {
  if (!param) return undefined;
  const [name = '', column] = param.split('.');
  return column === undefined ? { in: key, name } : { in: key, name, column };
}
