import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';

/** An object of a document; nobody changes one. */
export type Json = Readonly<Record<string, unknown>>;

/** What stands under a name, if it is an object; an empty one otherwise. */
export const objectAt = (object: Json, name: string): Json => toObject(own(object, name));

export const toObject = (value: unknown): Json => (isObject(value) ? value : {});

/** What an object itself has under a name. */
export const own = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** A copy with one entry more, less (`undefined`) or other than before; a new one stands last. */
export function withEntry(object: Json, name: string, value: unknown): Json {
  if (value !== undefined)
    return own(object, name) === value ? object : { ...object, [name]: value };
  if (!Object.hasOwn(object, name)) return object;
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/** A copy with another value at a pointer; `undefined` takes what is there away. Objects on the way are made. */
export function put(object: Json, pointer: string, value: unknown): Json {
  return putAt(object, segments(pointer), value);
}

function putAt(object: Json, [name, ...rest]: readonly string[], value: unknown): Json {
  if (name === undefined) return toObject(value);
  if (rest.length === 0) return withEntry(object, name, value);
  if (value === undefined && !isObject(own(object, name))) return object;
  return withEntry(object, name, putAt(objectAt(object, name), rest, value));
}
