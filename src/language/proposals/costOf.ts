import type { CallUse, FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { Condition } from '../expressions/condition.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import { planOf, type Plan } from '../validation/plan.ts';
import { callsReadBy } from '../validation/callsReadBy.ts';

/** What a form or a screen asks of whoever has it before them. */
export interface Cost {
  /** Questions; columns of rows count as one with their rows. */
  fields: number;
  /** Conditions that are judged with each key in a question that others hang on. */
  conditions: number;
  /** Calls of which each waits for the one before, at most, until it is drawn. */
  turns: number;
}

/** What a form costs. @throws where it is none: its conditions go round in circles */
export function costOfForm(form: FormDocument): Cost {
  const plan = planOf(form);
  return {
    fields: Object.keys(form.data.properties).length,
    conditions: plan.drivers.size === 0 ? 0 : conditionsOf(plan),
    turns: turnsOf(opening(form.calls ?? {})) + (form.load ? 1 : 0),
  };
}

/** What a screen costs, with the costliest of the forms that it draws. */
export function costOfScreen({ data = {} }: ScreenDocument, forms: readonly FormDocument[]): Cost {
  const costs = forms.map(costOfForm);
  const most = (of: (cost: Cost) => number) => Math.max(0, ...costs.map(of));
  return {
    fields: costs.reduce((sum, { fields }) => sum + fields, 0),
    conditions: most(({ conditions }) => conditions),
    turns: turnsOf(data) + most(({ turns }) => turns),
  };
}

/** All that is looked at when an answer changes on which anything hangs: the whole plan, once. */
function conditionsOf(plan: Plan): number {
  const all: Condition[] = [
    ...plan.shows.values(),
    ...[...plan.requires.values()].flat(),
    ...[...plan.limits.values()].flat().map(({ when }) => when),
  ];
  const rows = [...plan.rows.values()].reduce((sum, row) => sum + conditionsOf(row), 0);
  return all.reduce((sum, condition) => sum + testsIn(condition), rows);
}

function testsIn(condition: Condition): number {
  let count = 0;
  eachPointer(condition, () => count++);
  return count;
}

type Calls = Readonly<Record<string, CallUse>>;

/** Calls that hang on an answer follow it: nothing is drawn later for them. */
function opening(calls: Calls): Calls {
  const entries = Object.entries(calls).filter(([, use]) => {
    let follows = false;
    eachPointer(use, (pointer) => (follows ||= pointer.startsWith('/answers/')));
    return !follows;
  });
  return Object.fromEntries(entries);
}

/** The longest row of calls of which each reads what the one before has brought. */
function turnsOf(calls: Calls): number {
  const known = new Map<string, number>();
  const turn = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, 0);
    const read = callsReadBy(calls[name]!).filter((other) => Object.hasOwn(calls, other));
    const at = 1 + Math.max(0, ...read.map(turn));
    known.set(name, at);
    return at;
  };
  return Math.max(0, ...Object.keys(calls).map(turn));
}
