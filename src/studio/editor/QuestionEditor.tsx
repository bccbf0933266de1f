import { useEffect, useRef, useState } from 'react';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import type { ListedQuestion, ListedStep } from '../editing/questionList.ts';
import { useTyped } from '../editing/useTyped.ts';
import { say, type Code } from '../kernel/words.ts';
import { kindOf } from '../panels/kinds.ts';
import { depths, type Depth } from '../panels/questionPanel.ts';
import { readQuestion } from '#/language/lenses/question.ts';
import { Locked } from './Locked.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionActs } from './QuestionActs.tsx';
import { Translations } from './Translations.tsx';
import { Unapplied } from './Unapplied.tsx';
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
  const { question, editing, saving, problems, canEdit } = props;
  const { id, title, lock } = question;
  const [depth, setDepth] = useState<Depth>('essential');
  const about = `${saving.proposal.uuid}.${JSON.stringify(id)}`;
  const card = useTyped(`typed.${about}`);
  const texts = useTyped(`translated.${about}`);
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
          {(card.isBack || texts.isBack) && (
            <p className="notice">{say('studio.unapplied.back')}</p>
          )}
          <QuestionCard editing={editing} id={id} depth={depth} typed={card} />
          <Translations editing={editing} id={id} typed={texts} />
          <Unapplied
            isTyped={card.answers !== undefined || texts.answers !== undefined}
            onLeave={() => {
              card.forget();
              texts.forget();
            }}
          />
        </>
      )}
    </>
  );
}
