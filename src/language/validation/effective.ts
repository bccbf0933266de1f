import { holds, isEmpty } from '../expressions/condition.ts';
import type { FormDocument, Limits, ResolvedLimits } from '../documents/form.ts';
import { planOf, type Plan } from './plan.ts';
import { isSettled } from './onlyAnswers.ts';
import { read } from '../values/pointer.ts';
import type { Answers, Scope } from '../expressions/scope.ts';

/** What holds for a form, or for one row of it, at this moment. */
export interface Effective {
  shown: ReadonlySet<string>;
  required: ReadonlySet<string>;
  /** Keyword → value, for each limited property; every value already read from the scope. */
  limited: Readonly<Record<string, ResolvedLimits>>;
  /** The answers without what is hidden or empty: these are judged and sent. */
  answers: Answers;
  /** For each property of rows, what holds in each row. */
  rows: Readonly<Record<string, Effective[]>>;
  /** Pointers of limits that the scope does not hold although it must. */
  unread: readonly string[];
  /** Names that were answered and that the form does not have. */
  strangers: readonly string[];
}

/** A form's `Effective` with the steps to walk through, by id and in order. */
export interface EffectiveForm extends Effective {
  stepsShown: string[];
  /** Those that are passed over, for each of their questions has its only possible answer. */
  stepsPassed: string[];
}

/**
 * Says what a form shows, requires and limits in a scope, and which answers count.
 * A small interpreter over a plan that is made once per document: the same in browser, preview and server.
 */
export function effective(form: FormDocument, scope: Scope): EffectiveForm {
  const plan = planOf(form);
  const now = within(plan, 'answers', scope.answers ?? {}, scope);
  const pruned = { ...scope, answers: now.answers };
  const steps = Object.entries(form.steps)
    .filter(([, step]) => !step.when || holds(step.when, pruned))
    .filter(([, step]) => {
      const names = Object.keys(step.fields);
      return names.length === 0 || names.some((name) => now.shown.has(name));
    })
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, step]) => ({ id, isPassed: step.only && isSettled(form, step, now, pruned) }));
  const idsOf = (passed: boolean) =>
    steps.filter(({ isPassed = false }) => isPassed === passed).map(({ id }) => id);
  return { ...now, stepsShown: idsOf(false), stepsPassed: idsOf(true) };
}

/** What holds in one row of a `rows` property. Its conditions read `/row` and nothing else. */
export function effectiveRow(form: FormDocument, name: string, row: Answers): Effective {
  const plan = planOf(form).rows.get(name);
  if (!plan) throw new Error(`${name} has no rows`);
  return within(plan, 'row', row, {});
}

function within(plan: Plan, root: 'answers' | 'row', given: Answers, outer: Scope): Effective {
  const shown = new Set(plan.order);
  const answers: Answers = {};
  for (const name of plan.order) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value !== undefined && value !== null && value !== '') answers[name] = value;
  }
  const strangers = Object.keys(given).filter((name) => !Object.hasOwn(plan.properties, name));
  const scope = { ...outer, [root]: answers };
  for (const name of plan.conditional) {
    if (holds(plan.shows.get(name)!, scope)) continue;
    shown.delete(name);
    Reflect.deleteProperty(answers, name);
  }
  const rows: Record<string, Effective[]> = {};
  for (const [name, inner] of plan.rows) {
    const list = answers[name];
    if (!Array.isArray(list)) continue;
    rows[name] = list.map((row) => within(inner, 'row', isRow(row) ? row : {}, {}));
    answers[name] = list.map((row, index) => (isRow(row) ? rows[name]![index]!.answers : row));
  }
  const required = new Set<string>();
  for (const name of plan.required) if (shown.has(name)) required.add(name);
  for (const [name, conditions] of plan.requires)
    if (shown.has(name) && conditions.some((when) => holds(when, scope))) required.add(name);
  return { shown, required, answers, rows, strangers, ...limitsIn(plan, shown, scope) };
}

function limitsIn(plan: Plan, shown: Set<string>, scope: Record<string, unknown>) {
  const limited: Record<string, ResolvedLimits> = {};
  const unread: string[] = [];
  for (const [name, entries] of plan.limits) {
    if (!shown.has(name)) continue;
    for (const { when, limits } of entries) {
      if (!holds(when, scope)) continue;
      for (const [keyword, limit] of Object.entries(limits)) {
        const from = boundTo(limit);
        const value = from === undefined ? limit : read(scope, from);
        if (from !== undefined && value === undefined && !/^\/(answers|row)\//.test(from))
          unread.push(from);
        if (!isEmpty(value)) ((limited[name] ??= {})[keyword] ??= []).push(value as Held);
      }
    }
  }
  return { limited, unread };
}

type Held = ResolvedLimits[string][number];

/** The pointer that a limit is read from; none of what is said itself, be it an option that reads for itself. */
function boundTo(limit: Limits[string]): string | undefined {
  if (limit === null || typeof limit !== 'object' || Array.isArray(limit)) return undefined;
  return typeof limit.from === 'string' && limit.from.startsWith('/') ? limit.from : undefined;
}

const isRow = (value: unknown): value is Answers =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
