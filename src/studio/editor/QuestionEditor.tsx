import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import type { ListedQuestion, ListedStep } from '../editing/questionList.ts';
import { Locked } from '../editing/Locked.tsx';
import { ProblemNotices } from '../editing/ProblemNotices.tsx';
import { Unapplied } from '../editing/Unapplied.tsx';
import { useTyped } from '../editing/useTyped.ts';
import { say } from '../kernel/words.ts';
import { kindOf } from '../panels/kinds.ts';
import { Depths } from '../panels/Depths.tsx';
import type { Depth } from '../panels/questionPanel.ts';
import { readQuestion } from '#/language/lenses/question.ts';
import { ProposeWords } from './ProposeWords.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionActs } from './QuestionActs.tsx';
import { Translations } from './Translations.tsx';
import type { ViewProps } from '../editing/viewProps.ts';

interface QuestionEditorProps extends ViewProps {
  question: ListedQuestion;
  steps: readonly ListedStep[];
  onChoose(id: QuestionId | undefined): void;
}

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
  const kind = useMemo(() => kindOf(readQuestion(documents, id)), [documents, id]);
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
      <ProblemNotices list={problems.of(id)} />
      {lock && <Locked lock={lock} />}
      {canEdit && isClosed && <ProposeWords saving={saving} documents={documents} id={id} />}
      {/* Where its words alone may change it stays where it is, and there is no other one: its lock says why. */}
      {canEdit && !lock && <QuestionActs {...props} />}
      {canEdit && !isClosed && (
        <>
          <Depths depth={depth} onChoose={setDepth} />
          {(card.isBack || texts.isBack) && (
            <p className="notice">{say('studio.unapplied.back')}</p>
          )}
          <QuestionCard editing={editing} id={id} depth={depth} typed={card} />
          <Translations editing={editing} saving={saving} id={id} typed={texts} />
          <Unapplied
            isQuestion
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
