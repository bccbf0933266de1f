import { useCallback, useMemo, useState } from 'react';
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
  const [state, setState] = useState<'typed' | 'applied'>();
  const guard = useCallback((unsaved: boolean) => {
    setState((before) => (unsaved ? 'typed' : before === 'typed' ? undefined : before));
  }, []);
  return (
    <>
      <Panel
        // Drawn anew when the question has become another one, here or elsewhere; not for whatever else is edited.
        key={JSON.stringify(made)}
        {...made}
        guard={guard}
        onSubmit={(answers) => {
          const names = Object.keys(made.document.data.properties);
          const card = Object.fromEntries(names.map((name) => [name, answers[name]]));
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
