import { isObject } from '#/language/values/mergePatch.ts';

/** Whether a text that somebody typed is a document already: one object of JSON. */
export function isDocument(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
