import type { Text } from '../binding.ts';
import { block } from '../grammar/screen.ts';
import { found } from './walk.ts';

/** Letters of all the texts that a block says. */
export const sentenceLength = (value: unknown): number =>
  found(block, value, 'text')
    .map(({ value: text }) =>
      typeof text === 'string' ? text : (text as Exclude<Text, string>).text,
    )
    .reduce((sum, text) => sum + text.length, 0);
