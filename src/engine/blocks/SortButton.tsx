import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

interface SortButtonProps {
  children: string;
  direction: 'ascending' | 'descending' | undefined;
  onSort(): void;
}

/** A column's header by which the table is sorted; the direction is said by `aria-sort` of its cell. */
export function SortButton({ children, direction, onSort }: SortButtonProps) {
  const Icon =
    direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className="sort" onClick={onSort}>
      {children}
      <Icon aria-hidden />
    </button>
  );
}
