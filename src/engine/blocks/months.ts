import { formatMonth } from '#/domain/dates/format.ts';
import type { Binding } from '#/language/expressions/binding.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { spoken } from '../words/spoken.ts';

/** "noviembre de 2026": the month of a bound date or instant; nothing where there is no date. */
export function monthOf(
  { from }: Binding,
  scope: unknown,
  { zone }: Pick<Localization, 'zone'>,
): string | undefined {
  const value = read(scope, from);
  return isEmpty(value) ? undefined : formatMonth(value, zone, spoken());
}
