import { valueOf, type Documents } from '../lenses/documents.ts';
import { isObject } from '../values/mergePatch.ts';
import { objectAt, put, toObject, withEntry, type Json } from '../lenses/json.ts';
import { inOrder } from '../lenses/rows.ts';
import { judged } from '../lenses/judge.ts';
import type { FormDocument } from '../documents/form.ts';
import { takesOwn } from '../requests/ownQuestions.ts';
import { isOrderedItself, stepWith } from '../lenses/placeLens.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { rulesLens } from '../lenses/rulesLens.ts';
import { refused, type Written } from '../lenses/written.ts';
import { read, step } from '../values/pointer.ts';
import { freeName } from './freeName.ts';
import { orderedAt, placedAt } from './moveQuestion.ts';

/**
 * A question once more, behind itself, under the next free name: with its words, kind, limits and copies of its rules;
 * without its lock, and sent nowhere that the other one is. What the form's call knows nothing of is the tenant's own;
 * what the form did not ask needs no answer until whoever made the copy says so.
 */
export function duplicateQuestion(
  documents: Documents,
  id: QuestionId,
): Written & { id: QuestionId } {
  const document = valueOf(documents, id.in);
  const site = siteOf(id);
  const property = read(document, site.property);
  if (!isObject(property))
    return { ...refused(documents, 'unknown_question', id.in, site.property), id };
  const name = freeName(site.name, toObject(read(document, site.properties)));
  const copy = id.column === undefined ? { ...id, name } : { ...id, column: name };
  const to = siteOf(copy);
  const retold = (value: unknown) => retargeted(value, site.answer, to.answer);
  const isBesides = isAskedBesides(copy, property);
  const becomesOwn = isBesides && isKept(document, property);
  const asked = toObject(retold(property));
  const one = put(document, to.property, becomesOwn ? asOwn(asked) : asked);
  const field = toObject(retold(withoutLocks(toObject(read(document, site.field)))));
  const drawn = put(one, to.field, isBesides ? withEntry(field, 'required', undefined) : field);
  const placed = isOrderedItself(document, id)
    ? orderedAt(drawn, site.fields, name, nextOf(orders(document, site.fields), site.name))
    : placedAt(drawn, pageOf(document, id), name, behind(document, id));
  return {
    ...judged(
      documents,
      id.in,
      withRules(placed, site.rules, { name: site.name, other: name }, retold, {
        // That it needs an answer, and what the call holds that to, is about the other one.
        parts: parts.filter(
          (part) => !(part === 'require' && isBesides) && !(part === 'limit' && becomesOwn),
        ),
      }),
    ),
    id: copy,
  };
}

const parts = ['show', 'require', 'limit'] as const;

/** Whether a copy is asked besides what a form of the product asks. */
const isAskedBesides = ({ in: key, column }: QuestionId, { own }: Json): boolean =>
  key.startsWith('form/') && column === undefined && own !== true;

/** Whether the copy becomes one of the tenant's own: the form's call knows nothing of it, and keeps such. */
const isKept = (form: Json, { local }: Json): boolean =>
  local !== true && takesOwn(form as Partial<FormDocument>);

/** What becomes a tenant's own question keeps nobody from sending what the form asks. */
const asOwn = (property: Json): Json =>
  withEntry(withEntry(property, 'own', true), 'is_blocking', undefined);

const pageOf = (document: Json, id: QuestionId) =>
  id.in.startsWith('part/') ? '/step' : `/steps${step(stepWith(document, id.name) ?? '')}`;

const behind = (document: Json, id: QuestionId) => {
  const places = toObject(read(document, `${pageOf(document, id)}/fields`));
  return nextOf(
    Object.entries(places)
      .sort(([, a], [, b]) => Number(a) - Number(b))
      .map(([one]) => one),
    id.name,
  );
};

const orders = (document: Json, at: string) =>
  inOrder(toObject(read(document, at))).map(([one]) => one);

const nextOf = (names: readonly string[], name: string) => names[names.indexOf(name) + 1];

/** Copies of the rules about a question that speak of the other one alone, as far as they are copied. */
function withRules(
  document: Json,
  at: string,
  { name, other }: { name: string; other: string },
  retold: (value: unknown) => unknown,
  copied: { parts: readonly (typeof parts)[number][] },
): Json {
  const rules = toObject(read(document, at));
  const told = rulesLens(name).read(rules);
  const names = (Array.isArray(told.rules) ? told.rules : []).map((row) =>
    String(toObject(row).rule),
  );
  const after = names.reduce((so, rule) => {
    const before = objectAt(rules, rule);
    const valueIn = (part: (typeof parts)[number]) =>
      copied.parts.includes(part) ? objectAt(before, part)[name] : undefined;
    if (parts.every((part) => valueIn(part) === undefined)) return so;
    const copy = parts.reduce((one, part) => {
      const value = valueIn(part);
      return withEntry(one, part, value === undefined ? undefined : { [other]: retold(value) });
    }, before);
    return withEntry(so, freeName(rule, so), withEntry(copy, 'when', retold(before.when)));
  }, rules);
  return after === rules ? document : put(document, at, after);
}

/** A value that reads another answer wherever it read the first. */
function retargeted(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string')
    return value === from || value.startsWith(`${from}/`) ? to + value.slice(from.length) : value;
  if (Array.isArray(value)) return value.map((inner) => retargeted(inner, from, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, retargeted(inner, from, to)]),
  );
}

function withoutLocks(value: Json): Json {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'locked')
      .map(([name, inner]) => [name, isObject(inner) ? withoutLocks(inner) : inner]),
  );
}
