import { formatDateLong, formatInstantLong } from '#/domain/dates/format.ts';
import type { Binding } from '#/language/binding.ts';
import type { Words } from '#/language/format.ts';
import { read } from '#/language/pointer.ts';

/** "noviembre de 2026": the month of a bound date or instant; nothing where there is no date. */
export function monthOf({ from, as }: Binding, scope: unknown, words: Words): string | undefined {
  const value = read(scope, from);
  const long = as === 'instant' ? formatInstantLong(value, words.zone) : formatDateLong(value);
  return /^\d+ de ([^,]+)/.exec(long)?.[1];
}
