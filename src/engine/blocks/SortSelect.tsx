import { useId } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { Sorting } from './tableAddress.ts';
import '../parts/control.css';

interface SortSelectProps {
  /** Columns that sort, with their names. */
  columns: { id: string; label: string }[];
  sorting: Sorting | undefined;
  onSort(sorting: Sorting): void;
  words: Localization;
}

/** How cards are put in order on a phone, where a table has no headers. */
export function SortSelect({ columns, sorting, onSort, words }: SortSelectProps) {
  const id = useId();
  return (
    <p className="sort-select">
      <label htmlFor={id}>{words.text('page.sort.by')}</label>
      <select
        id={id}
        className="control"
        value={sorting ? (sorting.down ? '-' : '') + sorting.column : ''}
        onChange={({ target: { value } }) =>
          value && onSort({ column: value.replace(/^-/, ''), down: value.startsWith('-') })
        }
      >
        {!sorting && <option value="">{words.text('page.sort.initial')}</option>}
        {columns.flatMap(({ id: column, label }) => [
          <option key={column} value={column}>
            {words.text('page.sort.up', { column: label })}
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {words.text('page.sort.down', { column: label })}
          </option>,
        ])}
      </select>
    </p>
  );
}
