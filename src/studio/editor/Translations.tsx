import { useMemo, useRef, useState } from 'react';
import type { Answers } from '#/language/expressions/scope.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { refusal } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { Saving } from '../editing/useSaving.ts';
import { withTyped, type Typed } from '../editing/useTyped.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { useReview } from '../texts/useReview.ts';
import { textsPanel, translated, type TextsPanel } from '../panels/textsPanel.ts';

interface TranslationsProps {
  editing: Editing;
  saving: Saving;
  id: QuestionId;
  typed: Typed;
}

/** What a question says in the other languages, as a form. */
export function Translations({ editing, saving, id, typed }: TranslationsProps) {
  const review = useReview(saving, editing);
  const summary = useRef<HTMLElement>(null);
  const made = useMemo(
    () => textsPanel(editing.documents, id, review.of),
    [editing.documents, id, review.of],
  );
  const key = JSON.stringify([made?.initial, made?.document.fields]);
  // What is typed is put in when the panel is drawn anew, and not at every key.
  const [drawn, setDrawn] = useState({ key, typed: typed.answers });
  if (drawn.key !== key) setDrawn({ key, typed: typed.answers });
  if (!made) return null;
  return (
    <details className="more" open={made.missing > 0 || made.review > 0}>
      <summary ref={summary}>
        {say('studio.texts.summary', { missing: made.missing })}
        {made.review > 0 && (
          <>
            {' '}
            <span className="tag tag--review">
              {say('studio.texts.review_count', { count: made.review })}
            </span>
          </>
        )}
      </summary>
      <Panel
        key={key}
        document={made.document}
        initial={withTyped(made.initial, placed(made, drawn.typed))}
        onType={(now) =>
          typed.take(named(made, now), named(made, made.initial), Object.values(made.about))
        }
        onSubmit={(answers) => {
          const problem = refusal(editing.apply((now) => translated(now, id, answers)));
          if (problem) return problem;
          typed.forget();
          // The missing ones come first: what was translated has gone elsewhere.
          summary.current?.focus();
          return undefined;
        }}
      />
    </details>
  );
}

/** What is typed by what it is about. */
const named = ({ about }: TextsPanel, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(about).map(([place, one]) => [one, answers[place]])) as Answers;

/** The same by where it is drawn now. */
const placed = ({ about }: TextsPanel, typed: Answers = {}): Answers =>
  Object.fromEntries(
    Object.entries(about).flatMap(([place, one]) =>
      Object.hasOwn(typed, one) ? [[place, typed[one]]] : [],
    ),
  ) as Answers;
