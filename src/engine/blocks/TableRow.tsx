import { useState } from 'react';
import { sentence, type Words } from '#/language/format.ts';
import type { Scope } from '#/language/scope.ts';
import { Link } from '../Link.tsx';
import { Cell } from './Cell.tsx';
import { classOf, type ShownColumn } from './rows.ts';

interface TableRowProps {
  columns: ShownColumn[];
  /** The column that leads the card and carries the link. */
  lead: ShownColumn | undefined;
  to: string | undefined;
  /** On a phone some columns wait behind a button. */
  folds: boolean;
  scope: Scope;
  words: Words;
}

/** One row of a table, one card on a phone. */
export function TableRow({ columns, lead, to, folds, scope, words }: TableRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <tr role="row" className={`${to ? 'has-link' : ''} ${open ? 'is-open' : ''}`}>
      {columns.map((column) => {
        const cell = <Cell column={column} scope={scope} words={words} />;
        return (
          <td
            key={column.id}
            role="cell"
            className={classOf(column)}
            data-label={sentence(column.label, scope, words)}
          >
            {to && column === lead ? (
              <Link to={to} className="row-link">
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        );
      })}
      {folds && (
        <td role="cell" className="card-more">
          <button
            type="button"
            className="button button--link"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {words.text(open ? 'Ocultar detalle' : 'Ver detalle')}
          </button>
        </td>
      )}
    </tr>
  );
}
