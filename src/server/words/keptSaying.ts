import type { Said, Words, WordValues } from '../kernel/words.ts';
import { wordCode } from './productWords.ts';
import { spanishWords } from './productSpeech.ts';

/** What is kept of what somebody will read: code and values, and the Spanish of the product. */
export interface KeptSaying {
  /** What a person wrote; of what the program says its Spanish, which servers of the version before show. */
  text: string;
  code: string | null;
  values: WordValues | null;
}

export function keepSaying(said: Said): KeptSaying {
  if (typeof said === 'string') return { text: said, code: null, values: null };
  return { text: spanishWords().value(said), code: said.words, values: said.values ?? {} };
}

/** In the reader's words; as it stands where a person wrote it, or nobody knows its code any more. */
export function readSaying(words: Words, { text, code, values }: KeptSaying): string {
  if (code === null || wordCode(code) !== code) return text;
  return words(wordCode(code), values ?? {});
}
