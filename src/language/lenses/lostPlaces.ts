import { grammars, type Kind } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { isObject } from '../values/mergePatch.ts';
import { read } from '../values/pointer.ts';
import { same } from '../values/same.ts';
import type { Json } from './json.ts';

/** Names between braces, each once, in the order in which a sentence has them. */
export const placesIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)),
];

/** Places that one sentence has and the other has not, either way. */
export function differentPlaces(before: string, after: string): string[] {
  const [was, is] = [placesIn(before), placesIn(after)];
  return [
    ...was.filter((place) => !is.includes(place)),
    ...is.filter((place) => !was.includes(place)),
  ];
}

/** The first text of a document that changed and whose places are not those of its values. */
export function lostPlaces(
  key: string,
  before: Json,
  after: Json,
): { pointer: string; places: string[] } | undefined {
  const kind = key.slice(0, key.indexOf('/')) as Kind;
  for (const { value, pointer } of found(grammars[kind], after, 'text')) {
    if (same(value, read(before, pointer))) continue;
    const [sentence, values] = isObject(value)
      ? [String(value.text), Object.keys(value.values as object)]
      : [String(value), []];
    const places = differentPlaces(sentence, values.map((name) => `{${name}}`).join(' '));
    if (places.length > 0) return { pointer, places };
  }
  return undefined;
}
