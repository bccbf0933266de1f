import { isEmpty } from '../expressions/condition.ts';
import type { Answers } from '../expressions/scope.ts';
import { same } from '../values/same.ts';
import { own, toObject, withEntry, type Json } from './json.ts';
import { tellLiteral, toLiteral } from './literal.ts';

/** A line of a list of answers: its columns are texts, numbers, and yes or no. */
export type Row = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Part of a document as flat answers, and back. Reading what was written gives what was written; writing what was read
 * changes nothing; the last writing counts. What is missing is not in the answers.
 */
export interface Lens {
  /** Answers that it reads and writes; others are no business of it. */
  names: readonly string[];
  read(object: Json): Answers;
  write(object: Json, answers: Answers): Json;
}

/** A lens that leaves alone what is said already. */
export function lens(
  names: readonly string[],
  read: (object: Json) => Answers,
  write: (object: Json, answers: Answers) => Json,
): Lens {
  const told = (object: Json) => onlyOf(names, read(object));
  return {
    names,
    read: told,
    write: (object, answers) => {
      const wanted = onlyOf(names, answers);
      return same(told(object), wanted) ? object : write(object, wanted);
    },
  };
}

/** Answers by these names, without those that say nothing. */
export const onlyOf = (names: readonly string[], answers: Answers): Answers =>
  Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(answers, name) && !isEmpty(answers[name]))
      .map((name) => [name, answers[name]]),
  );

/** Several lenses over the same object, as one. */
export const together = (...all: readonly Lens[]): Lens => ({
  names: all.flatMap(({ names }) => names),
  read: (object) => Object.assign({}, ...all.map((one) => one.read(object))) as Answers,
  write: (object, answers) => all.reduce((so, one) => one.write(so, answers), object),
});

/** An entry as it stands. */
export const plain = (answer: string, entry = answer): Lens =>
  lens(
    [answer],
    (object) => ({ [answer]: own(object, entry) }),
    (object, answers) => withEntry(object, entry, answers[answer]),
  );

/** An entry that is `true` or is not there. */
export const marked = (answer: string, entry = answer): Lens =>
  lens(
    [answer],
    (object) => ({ [answer]: own(object, entry) }),
    (object, answers) => withEntry(object, entry, answers[answer] === true ? true : undefined),
  );

/** One value of whatever kind, as a line. */
export const literal = (answer: string, entry = answer): Lens =>
  lens(
    [answer],
    (object) => {
      const value = own(object, entry);
      return value === undefined ? {} : { [answer]: tellLiteral(value) };
    },
    (object, { [answer]: told }) =>
      withEntry(object, entry, typeof told === 'string' ? toLiteral(told) : told),
  );

/** A list of values, each as a line. */
export const lines = (answer: string, entry = answer): Lens =>
  lens(
    [answer],
    (object) => {
      const values = own(object, entry);
      return Array.isArray(values) ? { [answer]: values.map(tellLiteral) } : {};
    },
    (object, { [answer]: told }) =>
      withEntry(
        object,
        entry,
        Array.isArray(told) ? told.map((one) => toLiteral(String(one))) : undefined,
      ),
  );

/** What a lens says of the object under a name; the object comes and goes with the first and the last of it. */
export const inside = (entry: string, inner: Lens): Lens =>
  lens(
    inner.names,
    (object) => inner.read(toObject(own(object, entry))),
    (object, answers) => {
      const value = inner.write(toObject(own(object, entry)), answers);
      return withEntry(object, entry, Object.keys(value).length > 0 ? value : undefined);
    },
  );
