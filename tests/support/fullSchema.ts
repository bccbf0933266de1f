import {
  boundPointerOf,
  pointersOf,
  type Bound,
  type Condition,
} from '#/language/expressions/condition.ts';
import type { Choices } from '#/language/documents/choices.ts';
import type { Field, FormDocument, FormRule, Property } from '#/language/documents/form.ts';
import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import { keywords } from '#/language/keywords/index.ts';
import { namesIn } from '#/language/validation/plan.ts';
import { segments } from '#/language/values/pointer.ts';

type Json = Record<string, unknown>;

/** Parts of the whole that a test may leave out, to see that the judges then disagree. */
export interface Mutation {
  /** A condition on a hidden field is no longer false. */
  dropGuards?: boolean;
  /** A missing fact no longer counts. */
  dropFacts?: boolean;
  /** Whatever is chosen is offered. */
  dropOffers?: boolean;
  /** Whatever is written can be printed. */
  dropPrinted?: boolean;
}

/**
 * All that a form says as one JSON Schema with `if`/`then` over `{ answers, me, tenant, facts }`, hidden answers
 * included: written without the interpreter, to judge it.
 */
export function fullSchema(form: FormDocument, mutation: Mutation = {}): Json {
  const gates = new Map<string, Condition>();
  for (const { when, fields } of Object.values(form.steps))
    for (const name of when ? Object.keys(fields) : []) gates.set(name, when!);
  const answers = level('answers', form.data.properties, form.fields, form.rules ?? {}, gates, {
    ...mutation,
    ...(!isKept(form) && { dropPrinted: true }),
  });
  const asked = mutation.dropFacts
    ? []
    : namesIn('facts', factPointers([form.data, form.rules, form.steps]));
  return {
    type: 'object',
    properties: {
      answers: { type: 'object', ...names(form.data.properties) },
      facts: { required: [...new Set(asked)] },
      tenant: { required: tenantBounds([form.rules, form.steps]) },
      data: { required: mutation.dropFacts ? [] : callsRead(form) },
    },
    // JSON Schema knows no empty list of them: a form may ask nothing.
    ...(answers.allOf.length > 0 && { allOf: answers.allOf }),
    $defs: answers.$defs,
  };
}

/** What is sent decides something, and is kept as evidence of it. */
function isKept({ submit }: FormDocument): boolean {
  if (!submit) return true;
  const { evidence, harmless } = facts[submit.call as OperationId];
  return evidence !== undefined && harmless === undefined;
}

const names = (properties: Record<string, Property>): Json => ({
  properties: Object.fromEntries(Object.keys(properties).map((name) => [name, true])),
  additionalProperties: false,
});

/** Everything about one level: the form, or one row of it. */
function level(
  root: 'answers' | 'row',
  properties: Record<string, Property>,
  fields: Record<string, Field>,
  rules: Record<string, FormRule>,
  gates: Map<string, Condition>,
  mutation: Mutation,
  path = '',
): { allOf: Json[]; $defs: Json } {
  const any = new Map<string, Condition[]>();
  for (const { when, show } of Object.values(rules))
    for (const name of Object.keys(show ?? {})) any.set(name, [...(any.get(name) ?? []), when]);
  const shows = new Map<string, Condition>();
  for (const name of Object.keys(properties)) {
    const parts = [
      ...(gates.has(name) ? [gates.get(name)!] : []),
      ...(any.has(name) ? [{ any: any.get(name)! }] : []),
    ];
    if (parts.length > 0) shows.set(name, { all: parts });
  }
  const guard = (at: string): Json | undefined => {
    const [name] = namesIn(root, [at]);
    return name && shows.has(name) && !mutation.dropGuards
      ? { $ref: `#/$defs/shown${path}.${name}` }
      : undefined;
  };
  const test = (condition: Condition) => toSchema(condition, root, guard);
  const $defs: Json = {};
  const allOf: Json[] = [];
  for (const [name, condition] of shows) $defs[`shown${path}.${name}`] = test(condition);
  const under = (inner: Json): Json =>
    root === 'answers' ? { properties: { answers: inner } } : inner;
  const whenShown = (name: string, more: Json[], then: Json) => {
    const conditions = [
      ...(shows.has(name) ? [{ $ref: `#/$defs/shown${path}.${name}` }] : []),
      ...more,
    ];
    allOf.push(conditions.length > 0 ? { if: { allOf: conditions }, then } : then);
  };
  for (const [name, property] of Object.entries(properties)) {
    const { schema, $defs: inner } = valueOf(name, property, fields[name], mutation, path);
    Object.assign($defs, inner);
    whenShown(
      name,
      [],
      under({ properties: { [name]: { if: { enum: [null, ''] }, else: schema } } }),
    );
    if (Object.keys(property).some((keyword) => keywords[keyword]?.judgesMissing))
      whenShown(name, [], under({ speaksWhenEmpty: { [name]: property } }));
    if (fields[name]?.['fixed'])
      whenShown(name, [], under({ asLoaded: { [name]: readonlyIn(fields[name]) } }));
    const isSecretOrGiven = ['password', 'otp', 'readonly'].includes(String(fields[name]?.widget));
    const isText = property.type === 'string' && !property.enum && !isSecretOrGiven;
    if (isText && !mutation.dropPrinted) whenShown(name, [], under({ printed: [name] }));
    const { choices, unavailable = {} } = fields[name] ?? {};
    if (choices && !mutation.dropOffers)
      whenShown(name, [], under({ offered: { [name]: choicesSchema(choices) } }));
    for (const [value, obstacles] of mutation.dropOffers ? [] : Object.entries(unavailable))
      for (const { when } of Object.values(obstacles))
        whenShown(name, [test(when)], under({ barred: { [name]: value } }));
    if (fields[name]?.required) whenShown(name, [], under({ mustBeAnswered: [name] }));
  }
  for (const { when, require, limit } of Object.values(rules)) {
    for (const name of Object.keys(require ?? {}))
      whenShown(name, [test(when)], under({ mustBeAnswered: [name] }));
    for (const [name, limits] of Object.entries(limit ?? {})) {
      const bound = Object.fromEntries(
        Object.entries(limits).map(([key, value]) => [
          key,
          // Rules of ours read for themselves.
          isBinding(value) && !Object.hasOwn(keywords, key) ? { $data: value.from } : value,
        ]),
      );
      const answered = { if: { enum: [null, ''] }, else: bound };
      const read = Object.values(limits)
        .filter(isBinding)
        .filter(({ from }) => from.startsWith('/data/'));
      for (const { from } of read) whenShown(name, [test(when)], { mustBeRead: from });
      const there = read.map(({ from }) => test({ at: from, present: true }));
      whenShown(name, [test(when), ...there], under({ properties: { [name]: answered } }));
    }
  }
  return { allOf, $defs };
}

function valueOf(
  name: string,
  property: Property,
  field: Field | undefined,
  mutation: Mutation,
  path: string,
): { schema: Json; $defs: Json } {
  const schema: Json = { ...property, title: undefined, local: undefined, default: undefined };
  if (property.type === 'string' && !property.enum && !property.maxLength) schema.maxLength = 1000;
  const items = property.items;
  if (items?.type !== 'object')
    return {
      schema: items
        ? { ...schema, items: valueOf(name, items as Property, undefined, mutation, path).schema }
        : schema,
      $defs: {},
    };
  const inner = items.properties as Record<string, Property>;
  const row = level(
    'row',
    inner,
    field?.fields ?? {},
    field?.rules ?? {},
    new Map(),
    mutation,
    `${path}.${name}`,
  );
  return {
    schema: { ...schema, items: { type: 'object', ...names(inner), allOf: row.allOf } },
    $defs: row.$defs,
  };
}

/** A condition as a schema over the scope, or over the row. */
function toSchema(
  condition: Condition,
  root: string,
  guard: (at: string) => Json | undefined,
): Json {
  const again = (inner: Condition) => toSchema(inner, root, guard);
  if ('all' in condition) return { allOf: condition.all.map(again) };
  if ('any' in condition) return { anyOf: condition.any.map(again) };
  if ('not' in condition) return { not: again(condition.not) };
  const path = segments(condition.at);
  const steps = root === 'row' ? path.slice(1) : path;
  const nested = (leaf: Json, names: readonly string[] = steps) =>
    names.reduceRight<Json>(
      (inner, name) => ({ type: 'object', required: [name], properties: { [name]: inner } }),
      leaf,
    );
  const bound = boundPointerOf(condition);
  // A bound that is missing or hidden, or is no number, makes the test false.
  const known = bound === undefined ? [] : [nested({ type: 'number' }, segments(bound))];
  const boundShown = bound === undefined ? undefined : guard(bound);
  const answered = { not: { enum: [null, '', []] } };
  const shown = guard(condition.at);
  const holding = (leaf: Json): Json => ({
    allOf: [
      ...(shown ? [shown] : []),
      ...(boundShown ? [boundShown] : []),
      ...known,
      nested({ allOf: [answered, leaf] }),
    ],
  });
  if ('present' in condition) return condition.present ? holding({}) : { not: holding({}) };
  return holding(leafOf(condition));
}

/** Where the rows of a choice stand, and by a schema of the row what keeps each from being chosen. */
export interface Offers {
  rows: string;
  value: string;
  reasons?: string | undefined;
  barred: Json[];
}

const choicesSchema = ({ rows, value, unavailable = {}, reasons }: Choices): Offers => ({
  rows,
  value: (value as { from: string }).from.replace('/row/', ''),
  reasons: reasons?.replace('/row/', ''),
  barred: Object.values(unavailable).map(({ when }) => toSchema(when, 'row', () => undefined)),
});

/** Whom a form is for, as a schema over the scope: facts that it reads are there, and its condition holds. */
export function accessSchema({ access }: FormDocument): Json {
  if (!access) return {};
  const facts = [...new Set(namesIn('facts', pointersOf(access)))];
  return {
    allOf: [
      { properties: { facts: { required: facts } } },
      toSchema(access, 'answers', () => undefined),
    ],
  };
}

/** Calls whose answers the form is judged by. */
function callsRead({ calls = {}, data, rules, steps, fields, again }: FormDocument): string[] {
  const gates = Object.values(steps).flatMap(({ when }) => (when ? [{ when }] : []));
  const obstacles = Object.values(fields).flatMap(({ choices, unavailable = {} }) => [
    ...(choices ? [{ from: choices.rows }, choices.unavailable] : []),
    ...Object.values(unavailable),
  ]);
  const asked = [again?.only, again?.seen, again?.before].map((from) => ({ from }));
  const read = namesIn('data', factPointers([data, rules, gates, obstacles, asked]));
  return Object.keys(calls).filter((name) => read.includes(name));
}

const readonlyIn = ({ fields = {} }: Field) =>
  Object.keys(fields).filter((name) => fields[name]!.widget === 'readonly');

const isBinding = (value: unknown): value is { from: string } =>
  typeof (value as { from?: unknown } | null)?.from === 'string';

const boundOf = (bound: Bound) => (isBinding(bound) ? { $data: bound.from } : bound);

function leafOf(condition: Condition): Json {
  if ('equals' in condition) return { const: condition.equals };
  if ('in' in condition) return { enum: condition.in };
  if ('includes' in condition) return { type: 'array', contains: { const: condition.includes } };
  if ('atLeast' in condition) return { type: 'number', minimum: boundOf(condition.atLeast) };
  if ('atMost' in condition) return { type: 'number', maximum: boundOf(condition.atMost) };
  return {};
}

function factPointers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(factPointers);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'when') return pointersOf(inner as Condition);
    return key === 'from' && typeof inner === 'string' ? [inner] : factPointers(inner);
  });
}

/** What conditions compare with that the tenant says: it must be there, like a fact. */
function tenantBounds(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Object.entries(value).flatMap(([key, inner]) =>
    (key === 'atLeast' || key === 'atMost') && isBinding(inner)
      ? namesIn('tenant', [inner.from])
      : [],
  );
  return [...new Set([...own, ...Object.values(value).flatMap(tenantBounds)])];
}
