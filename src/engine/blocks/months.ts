import type { Binding } from '#/language/expressions/binding.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { longDate } from './longDate.ts';

/** "noviembre de 2026": the month of a bound date or instant; nothing where there is no date. */
export function monthOf(
  { from }: Binding,
  scope: unknown,
  words: Localization,
): string | undefined {
  return /^\d+ de ([^,]+)/.exec(longDate(read(scope, from), words))?.[1];
}
