import { pointersOf, type Condition } from '../expressions/condition.ts';
import type { Field, FormDocument, FormRule, Limits, Property } from '../documents/form.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import { callsJudgedBy } from './callsJudgedBy.ts';
import { comesOnPaper } from './comesOnPaper.ts';
import { secretWidgets } from '../values/secretWidgets.ts';
import { isOffering } from './offered.ts';
import { segments } from '../values/pointer.ts';

/** What a form (or one row of it) needs to be judged quickly; made once per document. */
export interface Plan {
  properties: Readonly<Record<string, Property>>;
  /** Properties in the order in which a person meets them. */
  order: string[];
  /** Conditional properties, each after those that its condition reads. */
  conditional: string[];
  shows: Map<string, Condition>;
  requires: Map<string, Condition[]>;
  limits: Map<string, { when: Condition; limits: Limits }[]>;
  /** Questions of which some choices are not offered at times. */
  narrowed: Set<string>;
  /** Required whenever it is shown. */
  required: Set<string>;
  /** Properties that a condition or a text on the page reads: committed on every change. */
  drivers: Set<string>;
  /** Properties that the server is asked with: committed on every change too, and nothing is drawn anew for it. */
  asked: Set<string>;
  /** Properties whose answer is a text that a person writes, that is no secret and that comes to stand on paper. */
  texts: string[];
  rows: Map<string, Plan>;
  /** Lists whose rows are those that the server gave → columns that nobody can change. */
  fixed: Map<string, string[]>;
  /** Properties whose options depend on what is known now. */
  offering: string[];
  /**
   * Pointers to facts and answers of calls that the form is judged by, and to bounds of its conditions: the scope must
   * hold each of them.
   */
  reads: string[];
}

const plans = new WeakMap<FormDocument, Plan>();

/** The plan of a form, cached by the document's identity. Throws on a cycle of conditions. */
export function planOf(form: FormDocument): Plan {
  const known = plans.get(form);
  if (known) return known;
  const steps = Object.values(form.steps).sort((a, b) => a.order - b.order);
  const order = steps.flatMap((step) => inOrder(step.fields));
  const gates = new Map(
    steps.flatMap((step) =>
      step.when ? inOrder(step.fields).map((name) => [name, step.when!]) : [],
    ) as [string, Condition][],
  );
  const plan = createPlan('answers', order, form.data.properties, form.fields, form.rules, gates);
  for (const step of steps) if (step.when) drive(plan, 'answers', pointersOf(step.when));
  const facts = new Set<string>();
  const readFact = (pointer: string) => pointer.startsWith('/facts/') && facts.add(pointer);
  const driveBy = (pointer: string) => drive(plan, 'answers', [pointer]);
  for (const part of [form.fields, form.review]) eachPointer(part, driveBy);
  for (const part of [form.data, form.rules]) eachPointer(part, readFact);
  eachPointer(form.steps, (pointer) => {
    driveBy(pointer);
    readFact(pointer);
  });
  eachPointer(form.calls, (pointer) => {
    for (const name of namesIn('answers', [pointer])) plan.asked.add(name);
  });
  if (form.again?.same !== undefined) plan.drivers.add(form.again.same);
  for (const part of [form.rules, form.steps]) eachBound(part, (pointer) => facts.add(pointer));
  if (!comesOnPaper(form)) for (const each of [plan, ...plan.rows.values()]) each.texts = [];
  plan.reads = [...facts, ...callsJudgedBy(form).map((name) => `/data/${name}`)];
  plans.set(form, plan);
  return plan;
}

function createPlan(
  root: 'answers' | 'row',
  order: string[],
  properties: Record<string, Property>,
  fields: Record<string, Field> = {},
  rules: Record<string, FormRule> = {},
  gates = new Map<string, Condition>(),
): Plan {
  const plan: Plan = {
    properties,
    order,
    conditional: [],
    shows: new Map(),
    requires: new Map(),
    limits: new Map(),
    narrowed: new Set(),
    required: new Set(order.filter((name) => fields[name]?.required)),
    drivers: new Set(),
    asked: new Set(),
    texts: order.filter((name) => isWritten(properties[name], fields[name])),
    rows: new Map(),
    fixed: new Map(),
    offering: order.filter((name) => fields[name] && isOffering(fields[name])),
    reads: [],
  };
  const shows = new Map<string, Condition[]>();
  for (const { when, show, require, limit } of Object.values(rules)) {
    for (const name in show) push(shows, name, when);
    for (const name in require) push(plan.requires, name, when);
    for (const name in limit) {
      push(plan.limits, name, { when, limits: limit[name]! });
      if (Object.hasOwn(limit[name]!, 'among')) plan.narrowed.add(name);
    }
    drive(plan, root, pointersOf(when));
  }
  for (const name of new Set([...gates.keys(), ...shows.keys()])) {
    const [gate, any] = [gates.get(name), shows.get(name)];
    plan.shows.set(name, gate && any ? { all: [gate, { any }] } : (gate ?? { any: any! }));
  }
  plan.conditional = inDependencyOrder(plan.shows, root);
  for (const name of order) {
    const items = properties[name]?.items;
    if (!items || items.type !== 'object') continue;
    const field = fields[name];
    const inner = items.properties as Record<string, Property>;
    const row = createPlan('row', rowOrder(inner, field), inner, field?.fields, field?.rules);
    plan.rows.set(name, row);
    if (field?.['fixed'] === true) plan.fixed.set(name, unchangeable(row, field.fields ?? {}));
  }
  return plan;
}

const isWritten = (property: Property | undefined, field: Field | undefined): boolean =>
  property?.type === 'string' && !property.enum && !unwritten.has(field?.widget ?? '');

const unwritten = new Set([...secretWidgets, 'readonly']);

/** Columns that are always there and only shown. Those that are not sent say nothing to the server. */
const unchangeable = ({ properties, shows }: Plan, fields: Record<string, Field>): string[] =>
  Object.keys(properties).filter(
    (name) => fields[name]?.widget === 'readonly' && !properties[name]!.local && !shows.has(name),
  );

/** Names of a keyed list by its numbers; the document's own order breaks ties. */
export function inOrder(places: Record<string, number>): string[] {
  return Object.keys(places).sort((a, b) => places[a]! - places[b]!);
}

function rowOrder(properties: Record<string, Property>, field: Field | undefined): string[] {
  return inOrder(
    Object.fromEntries(
      Object.keys(properties).map((name) => [name, field?.fields?.[name]?.order ?? 0]),
    ),
  );
}

function inDependencyOrder(shows: Map<string, Condition>, root: string): string[] {
  const done = new Set<string>();
  const visit = (name: string, path: string[]) => {
    const condition = shows.get(name);
    if (!condition || done.has(name)) return;
    if (path.includes(name))
      throw new Error(`conditions in a circle: ${[...path, name].join(' → ')}`);
    for (const other of namesIn(root, pointersOf(condition))) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of shows.keys()) visit(name, []);
  return [...done];
}

function drive(plan: Plan, root: string, pointers: string[]): void {
  for (const name of namesIn(root, pointers)) plan.drivers.add(name);
}

/** Properties named by pointers such as `/answers/kind`. */
export function namesIn(root: string, pointers: string[]): string[] {
  return pointers.flatMap((pointer) => {
    const [first, name] = segments(pointer);
    return first === root && name ? [name] : [];
  });
}

/** Where conditions read what they compare with, if not among the answers: a bound that is missing switches no rule off. */
function eachBound(value: unknown, tell: (pointer: string) => void): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const from: unknown =
      key === 'atLeast' || key === 'atMost' ? (inner as { from?: unknown }).from : undefined;
    if (typeof from === 'string' && /^\/(tenant|me)\//.test(from)) tell(from);
    eachBound(inner, tell);
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
