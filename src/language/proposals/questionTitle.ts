import { objectAt, own, toObject, type Json } from '../lenses/json.ts';
import { plainly } from './plainly.ts';

/** A question by its words, as they are now or, of one that went, as they were. */
export function questionTitle(name: string, before: Json, after: Json): string {
  return plainly(propertyOf(after, name).title) ?? plainly(propertyOf(before, name).title) ?? name;
}

/** What a form or a part of one asks. */
export const questionsIn = (document: Json): Json =>
  toObject(own(objectAt(document, 'data'), 'properties') ?? own(document, 'properties'));

/** What it asks by this name; nothing where it asks no such thing. */
const propertyOf = (document: Json, name: string): Json => objectAt(questionsIn(document), name);
