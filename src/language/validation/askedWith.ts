import type { Condition } from '../expressions/condition.ts';
import { boundPointerOf } from '../expressions/condition.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import type { FormDocument } from '../documents/form.ts';
import { readBeside } from '../keywords/neighbours.ts';
import { isObject } from '../values/mergePatch.ts';
import { namesIn, planOf } from './plan.ts';

/** What hangs on what in a form, by the names of its questions. */
interface Ties {
  /** Question → those that are asked, required, offered or said otherwise by its answer. */
  after: Map<string, Set<string>>;
  /** Question → those whose answers decide whether it is asked. */
  gates: Map<string, Set<string>>;
}

const known = new WeakMap<FormDocument, Ties>();

/**
 * The questions whose answers cannot be left as they are where these are answered anew, these among them: those whose
 * conditions read them, and both of two that one rule holds together or of which one narrows the choices of the other.
 */
export const askedWith = (form: FormDocument, names: Iterable<string>): ReadonlySet<string> =>
  reached(tiesOf(form).after, names);

/** What may be answered anew where these answers are good no more: those with which they are asked, and because of which. */
export const openedBy = (form: FormDocument, names: Iterable<string>): ReadonlySet<string> =>
  askedWith(form, reached(tiesOf(form).gates, names));

function reached(ties: Ties['after'], names: Iterable<string>): ReadonlySet<string> {
  const all = new Set(names);
  // A set that grows while it is walked through is walked to its end.
  for (const name of all) for (const other of ties.get(name) ?? []) all.add(other);
  return all;
}

function tiesOf(form: FormDocument): Ties {
  const ties = known.get(form) ?? readTies(form);
  known.set(form, ties);
  return ties;
}

function readTies(form: FormDocument): Ties {
  const { order, properties, shows, requires, limits, required } = planOf(form);
  const ties: Ties = { after: new Map(), gates: new Map() };
  const put = (table: Ties['after'], from: string, to: string) => {
    if (from === to) return;
    if (!table.has(from)) table.set(from, new Set());
    table.get(from)!.add(to);
  };
  const isAlways = (name: string) => required.has(name) && !shows.has(name);
  for (const name of order) {
    const hangs = (others: readonly string[]) =>
      others.forEach((other) => put(ties.after, other, name));
    const tied = (others: readonly string[]) => {
      hangs(others);
      others.forEach((other) => put(ties.after, name, other));
    };
    const gates = shows.has(name) ? decidedBy(shows.get(name)!, isAlways) : [];
    gates.forEach((gate) => put(ties.gates, name, gate));
    hangs(gates);
    for (const when of requires.get(name) ?? []) hangs(decidedBy(when, isAlways));
    for (const { when, limits: held } of limits.get(name) ?? [])
      tied([...decidedBy(when, isAlways), ...readIn(held)]);
    const { where, ...field } = form.fields[name] ?? {};
    hangs(readIn(field));
    tied(readIn(where));
    tied([...readIn(properties[name]), ...besideOf(properties[name])]);
  }
  return ties;
}

/** The questions whose answers decide a condition; that one is answered decides nothing of one that always is. */
function decidedBy(condition: Condition, isAlways: (name: string) => boolean): string[] {
  if ('all' in condition) return condition.all.flatMap((part) => decidedBy(part, isAlways));
  if ('any' in condition) return condition.any.flatMap((part) => decidedBy(part, isAlways));
  if ('not' in condition) return decidedBy(condition.not, isAlways);
  const bound = boundPointerOf(condition);
  const names = namesIn('answers', bound === undefined ? [condition.at] : [condition.at, bound]);
  return 'present' in condition ? names.filter((name) => !isAlways(name)) : names;
}

/** The questions that a part of the form reads. */
function readIn(part: unknown): string[] {
  const pointers: string[] = [];
  if (isObject(part)) eachPointer(part, (pointer) => pointers.push(pointer));
  return namesIn('answers', pointers);
}

/** The questions that a property's rules name without a pointer. */
const besideOf = (property: object = {}): string[] =>
  Object.entries(property)
    .flatMap(([keyword, option]) => readBeside(keyword, option))
    .filter((one) => typeof one === 'string');
