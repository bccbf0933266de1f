import { expect, it } from 'vitest';
import { nearestWord } from '#/language/values/nearestWord.ts';

it.each([
  ['labell', ['label', 'value'], 'label'],
  ['lable', ['label', 'value'], 'label'],
  ['Kind', ['kind'], 'kind'],
  ['max_valeu', ['min_value', 'max_value'], 'max_value'],
  ['xyz', ['label', 'value'], undefined],
  ['', ['a'], 'a'],
  ['x'.repeat(101), ['x'.repeat(101)], undefined],
])('%j among %j is %j', (word, known, expected) => {
  expect(nearestWord(word, known)).toBe(expected);
});
