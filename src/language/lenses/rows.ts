import type { Answers } from '../expressions/scope.ts';
import { own, toObject, withEntry, type Json } from './json.ts';
import { lens, onlyOf, type Lens } from './lens.ts';
import { tellLiteral, toLiteral } from './literal.ts';

/** The rows of an answer, whatever was given. */
export const rowsOf = (answers: Answers, name: string): Answers[] =>
  Array.isArray(answers[name]) ? answers[name].map(toObject) : [];

/** Entries of a table in their order; those without one as they are written. */
export const inOrder = (table: Json): [string, Json][] =>
  Object.entries(table)
    .map(([name, entry]): [string, Json] => [name, toObject(entry)])
    .sort(([, a], [, b]) => Number(a.order ?? 0) - Number(b.order ?? 0));

/** A table as rows, each with its name in `key` and what a lens says of it. What it cannot say stays. */
export const table = (answer: string, entry: string, key: string, inner: Lens): Lens =>
  lens(
    [answer],
    (object) => ({
      [answer]: inOrder(toObject(own(object, entry))).map(([name, one]) => ({
        [key]: name,
        ...inner.read(one),
      })),
    }),
    (object, answers) =>
      withTable(object, entry, rowsOf(answers, answer), key, (before, row) =>
        inner.write(before, row),
      ),
  );

/** An object with a table made of rows: entries that stay keep their place, and a table without entries goes. */
export function withTable(
  object: Json,
  entry: string,
  rows: readonly Answers[],
  key: string,
  write: (before: Json, row: Answers) => Json,
): Json {
  const before = toObject(own(object, entry));
  const wanted = new Map(rows.map((row) => [String(row[key]), row]));
  const names = [
    ...Object.keys(before).filter((name) => wanted.has(name)),
    ...[...wanted.keys()].filter((name) => !Object.hasOwn(before, name)),
  ];
  const after = names.map((name) => [name, write(toObject(own(before, name)), wanted.get(name)!)]);
  return withEntry(object, entry, after.length > 0 ? Object.fromEntries(after) : undefined);
}

/** Every entry that nobody else speaks of, by name and as a line: `maxLength` 20, `min_value` {"min":1}. */
export const rest = (answer: string, key: string, others: readonly string[]): Lens =>
  lens(
    [answer],
    (object) => ({
      [answer]: Object.entries(object)
        .filter(([name]) => !others.includes(name))
        .map(([name, value]) => ({ [key]: name, value: tellLiteral(value) })),
    }),
    (object, answers) => {
      const rows = rowsOf(answers, answer).filter((row) => !others.includes(String(row[key])));
      const wanted = new Map(rows.map((row) => [String(row[key]), toLiteral(String(row.value))]));
      const gone = Object.keys(object).filter(
        (name) => !others.includes(name) && !wanted.has(name),
      );
      const without = gone.reduce((so, name) => withEntry(so, name, undefined), object);
      return [...wanted].reduce((so, [name, value]) => withEntry(so, name, value), without);
    },
  );

/** A sentence: its words, and where the values of its places come from. */
export const words = (answer: string, entry = answer): Lens => {
  const values = `${answer}Values`;
  return lens(
    [answer, values],
    (object) => {
      const text = own(object, entry);
      if (typeof text === 'string') return { [answer]: text };
      const { text: said, values: read } = toObject(text);
      return { [answer]: said, ...(read !== undefined && { [values]: JSON.stringify(read) }) };
    },
    (object, answers) => {
      const { [answer]: said, [values]: read } = onlyOf([answer, values], answers);
      const text = read === undefined ? said : { text: said, values: toLiteral(String(read)) };
      return withEntry(object, entry, said === undefined ? undefined : text);
    },
  );
};
