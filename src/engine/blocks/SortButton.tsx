import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

interface SortButtonProps {
  children: string;
  direction: 'ascending' | 'descending' | undefined;
  onSort(): void;
}

/** Longest last word that holds its arrow on the same line. */
const SHORT = 20;

/** A column's header by which the table is sorted; the direction is said by `aria-sort` of its cell. */
export function SortButton({ children, direction, onSort }: SortButtonProps) {
  const Icon =
    direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const cut = children.lastIndexOf(' ') + 1;
  const last = children.slice(cut);
  return (
    <button type="button" className="sort" onClick={onSort}>
      {children.slice(0, cut)}
      <span className={last.length > SHORT ? undefined : 'sort-last'}>
        {last}
        <Icon aria-hidden />
      </span>
    </button>
  );
}
