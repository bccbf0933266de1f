import type { Text } from '../binding.ts';
import { grammars } from '../grammar/index.ts';
import type { Fault } from '../problem.ts';
import { error, warning, type Check } from './context.ts';
import { unsafeIn } from './plainText.ts';
import { found } from './walk.ts';

/** Texts are plain sentences, and their places and values match. */
export const checkTexts: Check = (document) =>
  found(grammars[document.kind], document.value, 'text').flatMap(({ value, pointer }) => {
    const text = value as Text;
    const [sentence, values] = typeof text === 'string' ? [text, {}] : [text.text, text.values];
    const unsafe = unsafeIn(sentence);
    return [
      ...(unsafe ? [error(pointer, unsafe)] : []),
      ...checkPlaces(sentence, Object.keys(values), pointer),
    ];
  });

function checkPlaces(sentence: string, names: string[], pointer: string): Fault[] {
  const places = placesIn(sentence);
  return [
    ...places
      .filter((place) => !names.includes(place))
      .map((place) => error(pointer, `Falta el valor de «{${place}}» en «values».`)),
    ...names
      .filter((name) => !places.includes(name))
      .map((name) => warning(`${pointer}/values/${name}`, `El texto no usa «{${name}}».`)),
  ];
}

/** Names between braces. */
export function placesIn(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))];
}

/** The Spanish sentence of a text: its translations' key. */
export function sentenceOf(text: Text): string {
  return typeof text === 'string' ? text : text.text;
}
