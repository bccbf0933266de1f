import { useEffect, useRef, useState } from 'react';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import type { ListedQuestion, ListedStep } from '../editing/questionList.ts';
import { refusal } from '../editing/told.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say, type Code } from '../kernel/words.ts';
import { kindOf } from '../panels/kinds.ts';
import { depths, type Depth } from '../panels/questionPanel.ts';
import { textsPanel, translated } from '../panels/textsPanel.ts';
import { readQuestion } from '#/language/lenses/question.ts';
import { Locked } from './Locked.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionActs } from './QuestionActs.tsx';
import type { ViewProps } from '../editing/viewProps.ts';

interface QuestionEditorProps extends ViewProps {
  question: ListedQuestion;
  steps: readonly ListedStep[];
  onChoose(id: QuestionId | undefined): void;
}

const names: Readonly<Record<Depth, Code>> = {
  essential: 'studio.depth.essential',
  more: 'studio.depth.more',
  all: 'studio.depth.all',
};

/** Everything about one question: what can be done with it, what it says, and what it says in other languages. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, editing, problems, canEdit } = props;
  const { id, title, lock } = question;
  const [depth, setDepth] = useState<Depth>('essential');
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever chooses a question goes on with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { documents } = editing;
  const kind = kindOf(readQuestion(documents, id));
  const isClosed = lock !== undefined && !lock.words;
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="muted">
        {kind && `${say(kind.label)} · `}
        <code>{id.column ?? id.name}</code>
      </p>
      {problems.of(id).map(({ sentence, severity }) => (
        <p
          key={sentence}
          className={`notice notice--${severity === 'error' ? 'danger' : 'warning'}`}
        >
          {sentence}
        </p>
      ))}
      {lock && <Locked lock={lock} />}
      {canEdit && !isClosed && <QuestionActs {...props} />}
      {canEdit && !isClosed && (
        <>
          <div className="tools" role="group" aria-label={say('studio.depth')}>
            {depths.map((each) => (
              <button
                key={each}
                type="button"
                className="button button--quiet button--small"
                aria-pressed={each === depth}
                onClick={() => setDepth(each)}
              >
                {say(names[each])}
              </button>
            ))}
          </div>
          <QuestionCard editing={editing} id={id} depth={depth} />
          <Translations {...props} />
        </>
      )}
    </>
  );
}

function Translations({ editing, question: { id } }: QuestionEditorProps) {
  const summary = useRef<HTMLElement>(null);
  const made = textsPanel(editing.documents, id);
  if (!made) return null;
  return (
    <details className="more" open={made.missing > 0}>
      <summary ref={summary}>{say('studio.texts.summary', { missing: made.missing })}</summary>
      <Panel
        key={JSON.stringify(made.initial) + JSON.stringify(made.document.fields)}
        document={made.document}
        initial={made.initial}
        onSubmit={(answers) => {
          const problem = refusal(editing.apply((now) => translated(now, id, answers)));
          // The missing ones come first: what was translated has gone elsewhere.
          if (!problem) summary.current?.focus();
          return problem;
        }}
      />
    </details>
  );
}
