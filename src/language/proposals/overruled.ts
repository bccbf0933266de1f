import { valueOf, withValue, type Documents } from '../lenses/documents.ts';
import { put, toObject } from '../lenses/json.ts';
import { read } from '../values/pointer.ts';

/**
 * Where a proposal stands over what others have published since it was begun: `<kind>/<id>` → pointer → what was seen
 * there, as text of JSON; null where there was nothing. `''` is the document as a whole.
 */
export type Overruled = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** A value of JSON as it is told and compared; null of what is not there. */
export const toText = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** What such a text says; nothing where it is none of JSON. */
export function ofText(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** What stands at a place of a document; nothing where there is no such document. */
export const placeAt = (documents: Documents, key: string, pointer: string): unknown =>
  Object.hasOwn(documents, key) ? read(valueOf(documents, key), pointer) : undefined;

/** The documents with another value at a place of one of them; a document goes where nothing is to stand in its place. */
export function withPlace(
  documents: Documents,
  key: string,
  pointer: string,
  value: unknown,
): Documents {
  if (pointer !== '')
    return withValue(documents, key, put(valueOf(documents, key), pointer, value));
  if (value !== undefined) return withValue(documents, key, toObject(value));
  return Object.fromEntries(Object.entries(documents).filter(([name]) => name !== key));
}

/**
 * What a proposal began with, as if what it overrules had been there by then: so that it stands. A place that has been
 * published otherwise since it was looked at is not overruled.
 */
export function begunOver(began: Documents, current: Documents, overruled: Overruled): Documents {
  return Object.entries(overruled).reduce(
    (so, [key, places]) =>
      Object.entries(places).reduce((then, [pointer, seen]) => {
        const there = placeAt(current, key, pointer);
        return toText(there) === seen ? withPlace(then, key, pointer, there) : then;
      }, so),
    began,
  );
}

/** What is overruled, with a place more; without what was seen there it is decided anew. */
export function withOverruled(
  overruled: Overruled,
  key: string,
  pointer: string,
  seen?: string | null,
): Overruled {
  const others = Object.entries(overruled[key] ?? {}).filter(([place]) => place !== pointer);
  const places = [...others, ...(seen === undefined ? [] : [[pointer, seen] as const])];
  const left = Object.entries(overruled).filter(([name]) => name !== key);
  return Object.fromEntries(
    places.length > 0 ? [...left, [key, Object.fromEntries(places)] as const] : left,
  );
}
