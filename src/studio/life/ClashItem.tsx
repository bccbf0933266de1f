import type { ReactNode } from 'react';
import type { Documents } from '#/language/lenses/documents.ts';
import { clashTold } from '#/language/proposals/clashTold.ts';
import type { Conflict } from '#/language/proposals/mergeDocuments.ts';
import { documentName } from '../editing/documentName.ts';
import { sentenceOf } from '../editing/told.ts';
import { say } from '../kernel/words.ts';

interface ClashItemProps {
  conflict: Conflict;
  ours: Documents;
  theirs: Documents;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A place that two sides changed each in its way: what each of them did, in words. */
export function ClashItem({ conflict, ours, theirs, children }: ClashItemProps) {
  const told = clashTold(conflict, { ours, theirs });
  return (
    <li>
      {documentName(ours, conflict.in)}
      <p>{say('studio.conflict.ours', { value: sentenceOf(told.ours) })}</p>
      <p>{say('studio.conflict.theirs', { value: sentenceOf(told.theirs) })}</p>
      {children}
    </li>
  );
}
