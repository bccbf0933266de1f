import type { ReactNode } from 'react';
import type { Binding } from '#/language/expressions/binding.ts';
import { format } from '#/language/presentation/format.ts';
import type { BlockProps } from './block.ts';
import { groupsOf } from './groups.ts';
import type { Row } from './rows.ts';
import './grouped.css';

interface GroupedProps extends Pick<BlockProps, 'block' | 'scope' | 'words' | 'titleId'> {
  group: Binding | undefined;
  rows: Row[];
  /** Draws some of the rows as a list that is named by the element with that id. */
  children(rows: Row[], labelledBy: string | undefined): ReactNode;
}

/** A list as a whole, or in parts that each have a heading: the day, the year. */
export function Grouped({ block, scope, words, titleId, group, rows, children }: GroupedProps) {
  if (!group) return children(rows, block.title ? titleId : undefined);
  const Heading = block.title ? 'h3' : 'h2';
  return groupsOf(rows, (row) => format(group, { ...scope, row }, words)).map(
    ({ label, rows: members }, index) => (
      <section key={label} className="list-group" aria-labelledby={`${titleId}-${index}`}>
        <Heading id={`${titleId}-${index}`} className="list-group-heading">
          {label}
        </Heading>
        {children(members, `${titleId}-${index}`)}
      </section>
    ),
  );
}
