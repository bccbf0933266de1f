import { block } from './screen.ts';
import { isObject } from '../values/mergePatch.ts';
import { found } from './walk.ts';

/** Letters of all the texts that a block says; of what is no block, or says no words, none. */
export const sentenceLength = (value: unknown): number =>
  isObject(value)
    ? found(block, value, 'text')
        .map(({ value: text }) => (isObject(text) ? text.text : text))
        .reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0)
    : 0;
