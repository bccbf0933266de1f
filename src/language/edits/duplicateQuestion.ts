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
 * without its lock, and sent nowhere that the other one is. What the form's call knows nothing of is the tenant's own.
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
  const one = put(document, to.property, asOwn(document, copy, toObject(retold(property))));
  const drawn = put(one, to.field, retold(withoutLocks(toObject(read(document, site.field)))));
  const placed = isOrderedItself(document, id)
    ? orderedAt(drawn, site.fields, name, nextOf(orders(document, site.fields), site.name))
    : placedAt(drawn, pageOf(document, id), name, behind(document, id));
  return {
    ...judged(documents, id.in, withRules(placed, site.rules, site.name, name, retold)),
    id: copy,
  };
}

/** A tenant's own question keeps nobody from sending what the law asks. */
function asOwn(form: Json, { in: key, column }: QuestionId, property: Json): Json {
  const isKept =
    key.startsWith('form/') &&
    column === undefined &&
    property.local !== true &&
    takesOwn(form as Partial<FormDocument>);
  return isKept ? withEntry(withEntry(property, 'own', true), 'is_blocking', undefined) : property;
}

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

/** Copies of the rules about a question that speak of the other one alone. */
function withRules(
  document: Json,
  at: string,
  name: string,
  other: string,
  retold: (value: unknown) => unknown,
): Json {
  const rules = toObject(read(document, at));
  const told = rulesLens(name).read(rules);
  const names = (Array.isArray(told.rules) ? told.rules : []).map((row) =>
    String(toObject(row).rule),
  );
  if (names.length === 0) return document;
  const after = names.reduce((so, rule) => {
    const before = objectAt(rules, rule);
    const copy = (['show', 'require', 'limit'] as const).reduce((one, part) => {
      const value = objectAt(before, part)[name];
      return withEntry(one, part, value === undefined ? undefined : { [other]: retold(value) });
    }, before);
    return withEntry(so, freeName(rule, so), withEntry(copy, 'when', retold(before.when)));
  }, rules);
  return put(document, at, after);
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
