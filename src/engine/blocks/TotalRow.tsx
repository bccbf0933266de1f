import type { Binding, Text } from '#/language/expressions/binding.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { Cell } from './Cell.tsx';
import { classOf, type ShownColumn } from './rows.ts';

interface TotalRowProps {
  total: { label: Text; values: Record<string, Binding> };
  columns: ShownColumn[];
  labels: string[];
  lead: ShownColumn | undefined;
  folds: boolean;
  /** Whether rows have actions. */
  acts: boolean;
  scope: Scope;
  words: Localization;
}

/** The sums of a table, each below its column. */
export function TotalRow({
  total,
  columns,
  labels,
  lead,
  folds,
  acts,
  scope,
  words,
}: TotalRowProps) {
  return (
    <tr role="row">
      {columns.map((column, index) => {
        const value = total.values[column.id];
        return (
          <td key={column.id} role="cell" className={classOf(column)} data-label={labels[index]}>
            {column === lead ? (
              sentence(total.label, scope, words)
            ) : value ? (
              <Cell shown={{ value, tone: column.tone }} scope={scope} words={words} />
            ) : null}
          </td>
        );
      })}
      {acts && <td role="cell" />}
      {folds && <td role="cell" className="card-more" />}
    </tr>
  );
}
