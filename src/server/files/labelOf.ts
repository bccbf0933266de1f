import type { LabelList, Words } from '../kernel/words.ts';

/** The word for a code of a list; the code itself where the list does not know it, '-' for nothing. */
export const labelOf = (say: Words, list: LabelList, code: string | null | undefined): string =>
  code ? say.value({ list, code }) : '-';
