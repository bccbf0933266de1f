import { frozen } from '#/contract/frozen.ts';
import { printSpread, rewrite } from './rewrite.ts';
import { toObject, type Json } from './json.ts';

/** Documents by `<kind>/<id>` as the exact texts that they are stored and hashed as. Never changed: what edits them makes others. */
export type Documents = Readonly<Record<string, string>>;

const kept = new Map<string, Json>();

/** A document's value; an empty object where there is none. The texts of the session are kept as they were read. */
export function valueOf(documents: Documents, key: string): Json {
  const text = Object.hasOwn(documents, key) ? documents[key]! : '{}';
  const known = kept.get(text);
  if (known) return known;
  const value = toObject(frozen(JSON.parse(text) as unknown));
  if (kept.size > 500) kept.clear();
  kept.set(text, value);
  return value;
}

/** The documents with another value for one of them; the same object where it says that already. */
export function withValue(documents: Documents, key: string, value: Json): Documents {
  const before = Object.hasOwn(documents, key) ? documents[key]! : undefined;
  const text = before === undefined ? printSpread(value) : rewrite(before, value);
  return text === before ? documents : { ...documents, [key]: text };
}
