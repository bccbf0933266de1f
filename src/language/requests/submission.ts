import type { Value } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import { bodyOf } from './bodyOf.ts';
import { isOwn, OWN_ANSWERS } from './ownQuestions.ts';
import { read, segments, step } from '../values/pointer.ts';
import type { Answers } from '../expressions/scope.ts';
import { withoutLocal } from './withoutLocal.ts';

/**
 * The way back of a form's `submit` bindings: which answer stands where in its call's parameters and body. Without
 * bindings the answers are the body.
 */
export interface Submitted {
  /** Answers by property, as far as the request carries them. */
  answers: Answers;
  /** Pointers below the body that the form never writes. */
  strange: string[];
  /** Fixed values that are others than the form's: `/body/source`. */
  other: string[];
}

/** What came of a call: parameters of its path and query, and its body. */
export interface Given {
  path: object;
  query: object;
  body: unknown;
}

const ROOT = '/answers';

/**
 * Reads the answers out of what the form's `submit` made. `scope` holds what other bindings read. Fixed values
 * that are left out are others, unless the request is `partial`. What no page sends, although the form asks it, is dropped.
 */
export function answersIn(
  form: FormDocument,
  given: Given,
  scope: unknown,
  partial = false,
): Submitted {
  const { [OWN_ANSWERS]: own, ...body } = isObject(given.body) ? given.body : {};
  const { input } = form.submit ?? {};
  const places = bodyOf(form);
  const found: Submitted = { answers: {}, strange: [], other: [] };
  const isOther = (value: Value, sent: unknown) =>
    !(partial && sent === undefined) && !agrees(value, sent, scope);
  // What an address is bound to is what it is about, and no mark of the form.
  const isOtherObject = (value: Value, sent: unknown) =>
    (value === null || typeof value !== 'object') && value !== sent;
  readPlace(found, '/path', input?.path, given.path as Answers, isOtherObject);
  readPlace(found, '/query', input?.query, given.query as Answers, isOtherObject);
  if (places) {
    readPlace(found, '/body', places, body, isOther);
    found.strange.push(
      ...Object.keys(body)
        .filter((name) => !Object.hasOwn(places, name))
        .map(step),
    );
  } else
    for (const [name, value] of Object.entries(body))
      if (Object.hasOwn(form.data.properties, name)) found.answers[name] = value;
      else found.strange.push(step(name));
  for (const [name, value] of Object.entries(isObject(own) ? own : {}))
    if (isOwn(form, name)) found.answers[name] = value;
    else found.strange.push(step(OWN_ANSWERS) + step(name));
  return { ...found, answers: withoutLocal(form, found.answers) };
}

function readPlace(
  { answers, strange, other }: Submitted,
  at: string,
  places: Record<string, Value> = {},
  given: Answers,
  isOther: (value: Value, sent: unknown) => boolean,
): void {
  for (const [name, value] of Object.entries(places)) {
    const found = Object.hasOwn(given, name) ? given[name] : undefined;
    const from = answerOf(value);
    if (from === undefined) {
      if (isOther(value, found)) other.push(at + step(name));
    } else if (from.length > 0) {
      if (found !== undefined) put(answers, from, found);
    } else if (isObject(found)) Object.assign(answers, found);
    else if (found !== undefined) strange.push(step(name));
  }
}

/** Where an answer stands in the body: `/answers/x` → `/x`; `undefined` when it is not sent in it. */
export function bodyPointer(form: FormDocument, pointer: string): string | undefined {
  const [root, ...path] = segments(pointer);
  if (root !== 'answers') return undefined;
  if (path[0] !== undefined && isOwn(form, path[0])) return step(OWN_ANSWERS) + pointerOf(path);
  const places = bodyOf(form);
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
  if (name === OWN_ANSWERS) return ROOT + pointerOf(path);
  const places = bodyOf(form);
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
