import { objectAt, put, toObject, type Json } from '../lenses/json.ts';
import { read, step } from '../values/pointer.ts';
import { orderedBefore } from './orders.ts';

const orderOf = (table: Json, name: string) => Number(objectAt(table, name).order ?? 0);

/** Names of the entries of a table in the order in which they stand. */
export const inTurn = (table: Json): string[] =>
  Object.keys(table).sort((a, b) => orderOf(table, a) - orderOf(table, b));

/** A document in which an entry of a table stands before another one, or last. */
export function placedIn(document: Json, at: string, name: string, before?: string): Json {
  const table = toObject(read(document, at));
  const orders = Object.fromEntries(Object.keys(table).map((one) => [one, orderOf(table, one)]));
  return Object.entries(orderedBefore(orders, name, before)).reduce(
    (so, [one, order]) => put(so, `${at}${step(one)}/order`, order),
    document,
  );
}
