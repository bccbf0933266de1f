import { useMemo, useState } from 'react';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { refusal } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { withTyped, type Typed } from '../editing/useTyped.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { readCard, writeCard } from '../panels/questionCard.ts';
import { questionPanel, type Depth } from '../panels/questionPanel.ts';

interface QuestionCardProps {
  editing: Editing;
  id: QuestionId;
  depth: Depth;
  typed: Typed;
}

/**
 * What a question says, as a form; what is typed becomes part of the proposal when it is applied, at whatever depth it
 * was typed.
 */
export function QuestionCard({ editing, id, depth, typed }: QuestionCardProps) {
  const { documents } = editing;
  const made = useMemo(
    () => ({ document: questionPanel(documents, id, depth), initial: readCard(documents, id) }),
    [documents, id, depth],
  );
  const { shown, turn, keep } = useShown(made, typed.answers);
  const [isApplied, setApplied] = useState(false);
  const names = Object.keys(shown.document.data.properties);
  return (
    <>
      <Panel
        key={turn}
        {...shown}
        onType={(now) => {
          setApplied(false);
          typed.take(now, made.initial, names);
        }}
        onSubmit={(answers) => {
          const here = Object.fromEntries(names.map((name) => [name, answers[name]]));
          const card = { ...withTyped({}, typed.answers), ...here };
          keep();
          const problem = refusal(editing.apply((now) => writeCard(now, id, card)));
          if (problem) return problem;
          setApplied(true);
          typed.forget();
          return undefined;
        }}
      />
      <p role="status" className="muted">
        {isApplied && say('studio.applied')}
      </p>
    </>
  );
}

interface Made {
  document: FormDocument;
  initial: Answers;
}

/**
 * The panel as it is drawn: anew when the question has become another one elsewhere, not when it has become what was
 * typed here, so that whoever applies it stays where they are. What is typed and not applied is in it again.
 */
function useShown(made: Made, typed?: Answers): { shown: Made; turn: number; keep(): void } {
  const now = JSON.stringify(made);
  const [seen, setSeen] = useState(() => ({ now, shown: over(made, typed), turn: 0 }));
  const [isKept, setKept] = useState(false);
  if (seen.now !== now) {
    const { shown, turn } = seen;
    const stays = isKept && JSON.stringify(shown.document) === JSON.stringify(made.document);
    setSeen(stays ? { now, shown, turn } : { now, shown: over(made, typed), turn: turn + 1 });
    setKept(false);
  }
  return { shown: seen.shown, turn: seen.turn, keep: () => setKept(true) };
}

const over = (made: Made, typed?: Answers): Made => ({
  ...made,
  initial: withTyped(made.initial, typed),
});
