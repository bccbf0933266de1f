import { useMemo } from 'react';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { Applied } from '../editing/Applied.tsx';
import type { Editing } from '../editing/useEditing.ts';
import type { Typed } from '../editing/useTyped.ts';
import { readCard, writeCard } from '../panels/questionCard.ts';
import { questionPanel, type Depth } from '../panels/questionPanel.ts';

interface QuestionCardProps {
  editing: Editing;
  id: QuestionId;
  depth: Depth;
  typed: Typed;
}

/** What a question says, as a form. */
export function QuestionCard({ editing, id, depth, typed }: QuestionCardProps) {
  const { documents } = editing;
  const made = useMemo(
    () => ({ document: questionPanel(documents, id, depth), initial: readCard(documents, id) }),
    [documents, id, depth],
  );
  const apply = (card: ReturnType<typeof readCard>) =>
    editing.apply((now) => writeCard(now, id, card));
  return <Applied made={made} typed={typed} apply={apply} />;
}
