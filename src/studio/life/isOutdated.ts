import { segments } from '#/language/values/pointer.ts';
import type { Review } from '../texts/useReview.ts';

/** Whether a change is of a translation that was made of other words: it says nothing of the sentence yet. */
export function isOutdated(
  { of }: Pick<Review, 'of'>,
  document: string,
  pointers: readonly string[],
): boolean {
  const [kind, language = ''] = document.split('/');
  if (kind !== 'texts' && kind !== 'words') return false;
  return pointers.some((pointer) => of(language, segments(pointer)[0] ?? '') !== undefined);
}
