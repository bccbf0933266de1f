import { compact } from './compact.ts';

/**
 * What all spellings of one identifier share: `11.111.111-h` and `11111111H` are the same. What is no letter or digit
 * between them says nothing.
 */
export const comparable = (text: string): string =>
  compact(text).replace(/[\p{Pd}./·]/gu, '') || text;
