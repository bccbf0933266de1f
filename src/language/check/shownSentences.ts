import type { Binding, Text } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/**
 * Everything that a document says to people in words of its own, with where it stands: its texts, and what
 * stands in for a value that is missing. What a call or a form is given in its place is not said to anybody.
 */
export function shownSentences(
  kind: keyof typeof grammars,
  value: unknown,
): [pointer: string, sentence: string][] {
  const texts = found(grammars[kind], value, 'text').map(
    ({ value: text, pointer }): [string, string] => [pointer, sentenceOf(text as Text)],
  );
  const defaults = found(grammars[kind], value, 'binding').flatMap(
    ({ value: binding, pointer }): [string, string][] => {
      const said = (binding as Binding).default;
      const isShown = typeof said === 'string' && !GIVEN.test(pointer);
      return isShown ? [[`${pointer}/default`, said]] : [];
    },
  );
  return [...texts, ...defaults];
}

const GIVEN = /\/(?:input\/(?:path|query|body)|initial)\/[^/]+$/;
