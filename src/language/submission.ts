import type { Value } from './binding.ts';
import type { FormDocument } from './form.ts';
import { read, segments, step } from './pointer.ts';
import type { Answers } from './scope.ts';

/**
 * The way back of a form's `submit` bindings: which answer stands where in the body of its call. Without
 * bindings the answers are the body.
 */
export interface Submitted {
  /** Answers by property, as far as the body carries them. */
  answers: Answers;
  /** Pointers below the body that the form never writes. */
  strange: string[];
  /** Pointers of fixed values that are others than the form's: `/source`. */
  other: string[];
}

const ROOT = '/answers';

/** Reads the answers out of a body that the form's `submit` made. `scope` holds what other bindings read. */
export function answersIn(form: FormDocument, body: unknown, scope: unknown): Submitted {
  const given = isObject(body) ? body : {};
  const places = form.submit?.input?.body;
  if (!places) return { answers: { ...given }, strange: [], other: [] };
  const answers: Answers = {};
  const other: string[] = [];
  const strange = Object.keys(given)
    .filter((name) => !Object.hasOwn(places, name))
    .map((name) => step(name));
  for (const [name, value] of Object.entries(places)) {
    const found = Object.hasOwn(given, name) ? given[name] : undefined;
    const from = answerOf(value);
    if (from === undefined) {
      if (!agrees(value, found, scope)) other.push(step(name));
    } else if (from.length > 0) {
      if (found !== undefined) put(answers, from, found);
    } else if (isObject(found)) Object.assign(answers, found);
    else if (found !== undefined) strange.push(step(name));
  }
  return { answers, strange, other };
}

/** Where an answer stands in the body: `/answers/x` → `/x`; `undefined` when it is not sent. */
export function bodyPointer(form: FormDocument, pointer: string): string | undefined {
  const [root, ...path] = segments(pointer);
  if (root !== 'answers') return undefined;
  const places = form.submit?.input?.body;
  if (!places) return pointerOf(path);
  for (const [name, value] of Object.entries(places)) {
    const from = answerOf(value);
    if (from?.every((part, index) => path[index] === part))
      return step(name) + pointerOf(path.slice(from.length));
  }
  return undefined;
}

/** Which answer stands at a place below the body: `/answers/x` for `/x`; `undefined` when none does. */
export function answerPointer(form: FormDocument, pointer: string): string | undefined {
  const [name, ...path] = segments(pointer);
  if (name === undefined) return undefined;
  const places = form.submit?.input?.body;
  if (!places) return ROOT + pointer;
  const from = Object.hasOwn(places, name) ? answerOf(places[name]!) : undefined;
  return from && from.length + path.length > 0 ? ROOT + pointerOf([...from, ...path]) : undefined;
}

/** The steps below the answers that a value reads; `undefined` for what is no answer. */
function answerOf(value: Value): readonly string[] | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const [root, ...path] = segments(value.from);
  return root === 'answers' ? path : undefined;
}

/** A literal is what it is; what is bound to something that we do not know may be anything. */
function agrees(value: Value, found: unknown, scope: unknown): boolean {
  if (value === null || typeof value !== 'object') return found === value;
  const expected = read(scope, value.from);
  return expected === undefined || found === undefined || same(expected, found);
}

function put(answers: Answers, [name, ...rest]: readonly string[], value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) answers[name] = value;
  else put((answers[name] ??= {}) as Answers, rest, value);
}

const pointerOf = (path: readonly string[]) => path.map((part) => step(part)).join('');
const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
