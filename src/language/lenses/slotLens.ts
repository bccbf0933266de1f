import type { Answers } from '../expressions/scope.ts';
import { own, toObject, withEntry, type Json } from './json.ts';
import { inside, lens, lines, literal, marked, plain, together, type Lens } from './lens.ts';
import { rowsOf, table, words } from './rows.ts';
import { sentenceLens } from './sentenceLens.ts';
import { tellLiteral, toLiteral } from './literal.ts';
import type { Slot } from './slots.ts';

/** The name of an entry, in the rows of a table. */
export const ENTRY = 'entry';

/** What slots ask of an object, as flat answers, and back. What none of them asks for stays as it is. */
export const slotLens = (slots: readonly Slot[]): Lens => together(...slots.map(one));

function one(slot: Slot): Lens {
  const [entry, ...holders] = slot.path.toReversed();
  return holders.reduce((inner, holder) => inside(holder, inner), at(slot, entry!));
}

function at(slot: Slot, entry: string): Lens {
  const { name, kind, columns = [], isOrdered = false } = slot;
  if (kind === 'text') return words(name, entry);
  if (kind === 'condition') return sentenceLens(name, entry);
  if (kind === 'mark') return marked(name, entry);
  if (kind === 'lines') return lines(name, entry);
  if (kind === 'flag' || kind === 'choice') return scalar(slot, entry);
  if (kind === 'pairs') return pairs(name, entry);
  if (kind === 'literal') return literal(name, entry);
  if (kind === 'table')
    return isOrdered
      ? inTurn(name, table(name, entry, ENTRY, together(plain('order'), slotLens(columns))))
      : table(name, entry, ENTRY, slotLens(columns));
  return plain(name, entry);
}

/** One of some values, as a line: `true`, `1`, a word. */
const scalar = ({ name, schema }: Slot, entry: string): Lens =>
  lens(
    [name],
    (object) => {
      const value = own(object, entry);
      return value === undefined ? {} : { [name]: tellChoice(value) };
    },
    (object, { [name]: told }) =>
      withEntry(object, entry, told === undefined ? undefined : toChoice(String(told), schema)),
  );

const tellChoice = (value: unknown): string =>
  typeof value === 'string' ? value : tellLiteral(value);

/** What is chosen by a word is that word, and a number or yes and no where the grammar says so. */
const toChoice = (told: string, { type, oneOf }: Slot['schema']): unknown =>
  type === 'string' || (oneOf !== undefined && !/^(true|false)$/.test(told))
    ? told
    : toLiteral(told);

/** A row that says no order stands after those before it. */
const inTurn = (name: string, inner: Lens): Lens =>
  lens([name], inner.read, (object, answers) => {
    let last = 0;
    const rows = rowsOf(answers, name).map((row): Answers => {
      const order = typeof row.order === 'number' ? row.order : Math.floor(last / 10) * 10 + 10;
      last = Math.max(last, order);
      return { ...row, order };
    });
    return inner.write(object, { [name]: rows });
  });

/** Names with one value each. */
const pairs = (name: string, entry: string): Lens =>
  lens(
    [name],
    (object) => {
      const table = Object.entries(toObject(own(object, entry)));
      return { [name]: table.map(([key, value]) => ({ [ENTRY]: key, value: tellLiteral(value) })) };
    },
    (object, answers) => {
      const before = toObject(own(object, entry));
      const rows = rowsOf(answers, name).map((row): [string, unknown] => [
        String(row[ENTRY]),
        toLiteral(String(row.value)),
      ]);
      const wanted: Json = Object.fromEntries(rows);
      const kept = Object.keys(before).filter((key) => Object.hasOwn(wanted, key));
      const names = [...new Set([...kept, ...rows.map(([key]) => key)])];
      const after = Object.fromEntries(names.map((key) => [key, wanted[key]]));
      return withEntry(object, entry, names.length > 0 ? after : undefined);
    },
  );
