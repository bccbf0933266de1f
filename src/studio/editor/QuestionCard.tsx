import { useMemo } from 'react';
import { twinsOf } from '#/language/edits/twinsOf.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { same } from '#/language/values/same.ts';
import { Applied } from '../editing/Applied.tsx';
import { documentName } from '../editing/documentName.ts';
import { useEverywhere } from '../editing/useEverywhere.tsx';
import type { Editing } from '../editing/useEditing.ts';
import type { Typed } from '../editing/useTyped.ts';
import { say } from '../kernel/words.ts';
import { readCard, writeCard } from '../panels/questionCard.ts';
import { questionPanel, type Depth } from '../panels/questionPanel.ts';

interface QuestionCardProps {
  editing: Editing;
  id: QuestionId;
  depth: Depth;
  typed: Typed;
}

/** What a question says, as a form; where other forms ask it alike, it is asked whether it changes there too. */
export function QuestionCard({ editing, id, depth, typed }: QuestionCardProps) {
  const { documents, base } = editing;
  const initial = useMemo(() => readCard(documents, id), [documents, id]);
  const made = useMemo(
    () => ({ document: questionPanel(documents, id, depth, initial), initial }),
    [documents, id, depth, initial],
  );
  const twins = useMemo(() => twinsOf(documents, id), [documents, id]);
  const everywhere = useEverywhere(editing);
  const apply = (card: Answers) => {
    // Where a question stands is each form's own.
    const changed = Object.fromEntries(
      Object.entries(card).filter(
        ([name, value]) => name !== 'step' && !same(value, made.initial[name]),
      ),
    );
    const isShared = Object.keys(changed).length > 0;
    return everywhere.apply(
      (now) => writeCard(now, id, card, base),
      isShared ? twins.map(({ in: key }) => key) : [],
      (now, key) => writeCard(now, { ...id, in: key }, changed, base),
    );
  };
  return (
    <>
      {twins.length > 0 && (
        <details className="more">
          <summary>{say('studio.twins', { count: twins.length })}</summary>
          <ul className="entries">
            {twins.map((twin) => (
              <li key={twin.in} className="entries__one">
                {documentName(documents, twin.in)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Applied made={made} typed={typed} apply={apply} />
      {everywhere.question}
    </>
  );
}
