import { objectAt, toObject, type Json } from '../lenses/json.ts';
import { read, step } from '../values/pointer.ts';
import { plainly } from './plainly.ts';

/** A question by its words, as they are now or, of one that went, as they were. */
export function questionTitle(name: string, before: Json, after: Json): string {
  return plainly(propertyOf(after, name).title) ?? plainly(propertyOf(before, name).title) ?? name;
}

/** What a form or a part of one asks by this name; nothing where it asks no such thing. */
const propertyOf = (document: Json, name: string): Json =>
  toObject(
    read(document, `/data/properties${step(name)}`) ?? objectAt(document, 'properties')[name],
  );
