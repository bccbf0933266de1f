import { objectAt, type Json } from '../lenses/json.ts';
import { stepWith } from '../lenses/placeLens.ts';
import { inOrder } from '../lenses/rows.ts';
import { plainly } from './plainly.ts';
import type { Said } from './phrase.ts';
import { questionsIn, questionTitle } from './questionTitle.ts';

/** A question by its words; where another one has the same words, with where it stands, or stood before it went. */
export function questionTold(name: string, before: Json, after: Json): Said {
  const title = questionTitle(name, before, after);
  const others = new Set([before, after].flatMap((form) => Object.keys(questionsIn(form))));
  const isShared = [...others].some(
    (other) => other !== name && questionTitle(other, before, after) === title,
  );
  if (!isShared) return title;
  const isThere = Object.hasOwn(questionsIn(after), name);
  const form = isThere ? after : before;
  const when = isThere ? 'is' : 'was';
  const step = stepWith(form, name);
  if (step === undefined)
    return {
      words: `change.apart.asked.${when}`,
      values: { title, number: placeIn(Object.keys(questionsIn(form)), name) },
    };
  const [pages, asked] = [
    stepsOf(form),
    objectAt(objectAt(objectAt(form, 'steps'), step), 'fields'),
  ];
  return {
    words: `change.apart.question.${when}`,
    values: {
      ...{ title, page: placeIn(pages, step), number: placeIn(namesIn(asked), name) },
    },
  };
}

/** A page by its words; where another one has the same words, with which one it is. */
export function stepTold(name: string, before: Json, after: Json): Said {
  const titleOf = (step: string) =>
    plainly(stepIn(after, step).title) ?? plainly(stepIn(before, step).title) ?? step;
  const title = titleOf(name);
  const others = new Set([...stepsOf(before), ...stepsOf(after)]);
  if (![...others].some((other) => other !== name && titleOf(other) === title)) return title;
  const isThere = stepsOf(after).includes(name);
  return {
    words: `change.apart.page.${isThere ? 'is' : 'was'}`,
    values: { title, page: placeIn(stepsOf(isThere ? after : before), name) },
  };
}

const stepIn = (form: Json, name: string): Json => objectAt(objectAt(form, 'steps'), name);

const stepsOf = (form: Json): string[] => inOrder(objectAt(form, 'steps')).map(([name]) => name);

/** Names of a table of orders, in that order. */
const namesIn = (orders: Json): string[] =>
  Object.entries(orders)
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([name]) => name);

const placeIn = (names: readonly string[], name: string): string => String(names.indexOf(name) + 1);
