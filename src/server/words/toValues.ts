import { isObject } from '#/language/values/mergePatch.ts';
import { labelLists, type LabelList, type WordValue, type WordValues } from '../kernel/words.ts';
import { wordCode } from './productWords.ts';

/**
 * What a reason says of itself, as a sentence takes it: texts and numbers as they are, labels of code lists
 * (`{ list, code }`) and other sentences (`{ words }`) to be said, all else as text.
 */
export const toValues = (params: Readonly<Record<string, unknown>> = {}): WordValues =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, toValue(value)]));

export function toValue(value: unknown): WordValue {
  if (typeof value === 'number') return value;
  if (!isObject(value)) return String(value);
  const { list, code, words } = value;
  if (labelLists.includes(list as LabelList) && typeof code === 'string')
    return { list: list as LabelList, code };
  return typeof words === 'string' ? { words: wordCode(words) } : String(value);
}
