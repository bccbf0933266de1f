import { inOrder } from './rows.ts';
import { objectAt, put, withEntry, type Json } from './json.ts';
import { lens, type Lens } from './lens.ts';
import type { QuestionId } from './questionSite.ts';
import { step as pointerStep } from '../values/pointer.ts';

/** The page on which a question stands, and its order there. */
export const placeLens = (name: string): Lens =>
  lens(
    ['step', 'order'],
    (form) => {
      const id = stepWith(form, name);
      return id === undefined ? {} : { step: id, order: placesOf(form, id)[name] };
    },
    (form, { step, order }) => {
      const before = stepWith(form, name);
      const taken =
        before === undefined || before === step ? form : place(form, before, name, undefined);
      return step === undefined ? taken : place(taken, String(step), name, order ?? 0);
    },
  );

/** The page on which a question stands. */
export const stepWith = (form: Json, name: string): string | undefined =>
  homesIn(objectAt(form, 'steps')).get(name);

const known = new WeakMap<Json, ReadonlyMap<string, string>>();

/** The page of each question; of two that name it, the first one. Pages are looked through once, whoever asks. */
function homesIn(steps: Json): ReadonlyMap<string, string> {
  const homes = known.get(steps);
  if (homes) return homes;
  const found = new Map<string, string>();
  for (const [id, page] of inOrder(steps))
    for (const name of Object.keys(objectAt(page, 'fields')))
      if (!found.has(name)) found.set(name, id);
  known.set(steps, found);
  return found;
}

const placesOf = (form: Json, step: string) =>
  objectAt(objectAt(objectAt(form, 'steps'), step), 'fields');

/** Puts a question on a page, or takes it off. */
export const place = (form: Json, step: string, name: string, order: unknown): Json =>
  put(form, `/steps${pointerStep(step)}/fields`, withEntry(placesOf(form, step), name, order));

/** Whether a question says its own order: a column of rows, or one of a part without a page. */
export const isOrderedItself = (document: Json, { in: key, column }: QuestionId): boolean =>
  column !== undefined || (key.startsWith('part/') && document.step === undefined);
