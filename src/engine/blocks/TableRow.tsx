import { memo, useState, type ReactNode } from 'react';
import { format, sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { addressOf, type Address } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { CardActions, type CardAction } from './CardActions.tsx';
import { Cell } from './Cell.tsx';
import { classOf, type Row, type ShownColumn } from './rows.ts';
import { FormattedText } from './FormattedText.tsx';

interface TableRowProps {
  columns: ShownColumn[];
  /** The columns' names as they are told. */
  labels: string[];
  /** The column that leads the card and carries the link. */
  lead: ShownColumn | undefined;
  link: Address | undefined;
  /** What can be done, where any row has something. */
  actions: Record<string, CardAction> | undefined;
  /** On a phone some columns wait behind a button. */
  folds: boolean;
  /** It is printed alone. */
  hides: boolean;
  row: Row;
  scope: Scope;
  words: Localization;
}

/** One row of a table, one card on a phone. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { columns, labels, lead, link, actions, folds, hides, row, scope, words } = props;
  const [open, setOpen] = useState(false);
  const inner = { ...scope, row };
  const to = link && addressOf(link, inner);
  return (
    <tr
      role="row"
      className={`${to ? 'has-link' : ''} ${open ? 'is-open' : ''} ${hides ? 'is-printed' : ''}`}
    >
      {columns.map((column, index) => {
        const cell = <Cell shown={column} scope={inner} words={words} />;
        return (
          <td key={column.id} role="cell" className={classOf(column)} data-label={labels[index]}>
            {noted(
              to && column === lead ? (
                <Link to={to} className="row-link">
                  {cell}
                </Link>
              ) : (
                cell
              ),
              column.note && sentence(column.note, inner, words),
              words,
            )}
          </td>
        );
      })}
      {actions && (
        <td role="cell" className="row-actions">
          <CardActions
            actions={actions}
            of={lead ? format(lead.value, inner, words) : ''}
            scope={inner}
            words={words}
          />
        </td>
      )}
      {folds && (
        <td role="cell" className="card-more">
          <button
            type="button"
            className="button button--link"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {words.text(open ? 'page.table.hide' : 'page.table.open')}
          </button>
        </td>
      )}
    </tr>
  );
});

const noted = (cell: ReactNode, note: string | undefined, words: Localization) =>
  note ? (
    <span className="noted">
      {cell}
      <span className="cell-note">
        <FormattedText words={words}>{note}</FormattedText>
      </span>
    </span>
  ) : (
    cell
  );
