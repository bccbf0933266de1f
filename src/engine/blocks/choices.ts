import { formatDate } from '#/domain/dates/format.ts';
import { format, sentence, type Localization } from '#/language/presentation/format.ts';
import { isolate } from '#/language/values/isolate.ts';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { ordered } from './block.ts';
import type { Chosen, Filter } from './chosen.ts';
import { rowsOf } from './rows.ts';

export interface Choice {
  value: string;
  label: string;
}

/** What a select offers: the document's options, a code list, or the rows of an answer; each value once. */
export function choicesOf(filter: Filter, scope: Scope, words: Localization): Choice[] {
  if (filter.options)
    return ordered(filter.options).map(([value, { label }]) => ({
      value,
      label: sentence(label, scope, words),
    }));
  if (filter.codes)
    return ordered(words.codes?.(filter.codes)?.items ?? {}).map(([value, { label }]) => ({
      value,
      label: words.text(label),
    }));
  if (!filter.choices) return [];
  const { rows, value, label } = filter.choices;
  const all = rowsOf(rows, scope).map((row) => ({ ...scope, row }));
  const found = all.map((row) => ({
    value: String(read(row, value.from) ?? ''),
    label: format(label, row, words),
  }));
  return [...new Map(found.map((one) => [one.value, one])).values()].filter(
    ({ value: one }) => one !== '',
  );
}

/** "Tipo: Suscripción": a filter that is set, in words. */
export function labelOf({ filter, value }: Chosen, scope: Scope, words: Localization): string {
  const name = sentence(filter.label, scope, words);
  if (filter.control === 'date') return `${name}: ${formatDate(value)}`;
  const choice = choicesOf(filter, scope, words).find((one) => one.value === value);
  return `${name}: ${isolate(choice?.label ?? value)}`;
}
