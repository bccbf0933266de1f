import { useCallback, useMemo, useState } from 'react';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { refusal } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { readCard, writeCard } from '../panels/questionCard.ts';
import { questionPanel, type Depth } from '../panels/questionPanel.ts';
import { Unapplied } from './Unapplied.tsx';

interface QuestionCardProps {
  editing: Editing;
  id: QuestionId;
  depth: Depth;
}

/** What a question says, as a form; what is typed becomes part of the proposal when it is applied. */
export function QuestionCard({ editing, id, depth }: QuestionCardProps) {
  const { documents } = editing;
  const made = useMemo(
    () => ({ document: questionPanel(documents, id, depth), initial: readCard(documents, id) }),
    [documents, id, depth],
  );
  const { shown, turn, keep } = useShown(made);
  const [state, setState] = useState<'typed' | 'applied'>();
  const guard = useCallback((unsaved: boolean) => {
    setState((before) => (unsaved ? 'typed' : before === 'typed' ? undefined : before));
  }, []);
  return (
    <>
      <Panel
        key={turn}
        {...shown}
        guard={guard}
        onSubmit={(answers) => {
          const names = Object.keys(shown.document.data.properties);
          const card = Object.fromEntries(names.map((name) => [name, answers[name]]));
          keep();
          const problem = refusal(editing.apply((now) => writeCard(now, id, card)));
          if (!problem) setState('applied');
          return problem;
        }}
      />
      <p role="status" className="muted">
        {state === 'applied' && say('studio.applied')}
      </p>
      <Unapplied isTyped={state === 'typed'} />
    </>
  );
}

interface Made {
  document: FormDocument;
  initial: Answers;
}

/**
 * The panel as it is drawn: anew when the question has become another one elsewhere, not when it has become what was
 * typed here, so that whoever applies it stays where they are.
 */
function useShown(made: Made): { shown: Made; turn: number; keep(): void } {
  const now = JSON.stringify(made);
  const [seen, setSeen] = useState({ now, shown: made, turn: 0 });
  const [isKept, setKept] = useState(false);
  if (seen.now !== now) {
    const { shown, turn } = seen;
    const stays = isKept && JSON.stringify(shown.document) === JSON.stringify(made.document);
    setSeen(stays ? { now, shown, turn } : { now, shown: made, turn: turn + 1 });
    setKept(false);
  }
  return { shown: seen.shown, turn: seen.turn, keep: () => setKept(true) };
}
