import { format } from '#/language/format.ts';
import type { Words } from '#/language/format.ts';
import { read } from '#/language/pointer.ts';
import type { Scope } from '#/language/scope.ts';
import { formatDateLong } from '#/domain/dates/format.ts';
import { Gain } from './Gain.tsx';
import type { ShownColumn } from './rows.ts';

/** One value of a table: an empty one is said, a date can be read by machines, a gain shows its direction. */
export function Cell({
  column,
  scope,
  words,
}: {
  column: ShownColumn;
  scope: Scope;
  words: Words;
}) {
  const told = format(column.value, scope, words);
  const value = read(scope, column.value.from);
  if (told === '-')
    return (
      <>
        <span aria-hidden="true">-</span>
        <span className="visually-hidden">{words.text('sin dato')}</span>
      </>
    );
  if (column.tone === 'gain')
    return (
      <Gain value={value} words={words}>
        {told}
      </Gain>
    );
  if (column.value.as === 'date')
    return (
      <time dateTime={String(value)} title={formatDateLong(value)}>
        {told}
      </time>
    );
  return told;
}
