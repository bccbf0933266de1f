import { useState } from 'react';
import { moveQuestion } from '#/language/edits/moveQuestion.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { isSame, type ListedQuestion, type ListedStep } from '../editing/questionList.ts';
import { neighbours } from '../editing/neighbours.ts';
import { issueSentence } from '../editing/told.ts';
import { say } from '../kernel/words.ts';
import { HiddenQuestions } from './HiddenQuestions.tsx';
import type { ViewProps } from './shared.ts';

interface QuestionListProps extends ViewProps {
  form: string;
  steps: readonly ListedStep[];
  chosen: QuestionId | undefined;
  onChoose(id: QuestionId): void;
}

/** The questions of a form, page by page, by their titles; with a search, and what is wrong with each. */
export function QuestionList(props: QuestionListProps) {
  const { steps, editing, canEdit, form } = props;
  const [search, setSearch] = useState('');
  const [told, setTold] = useState('');
  const isFound = ({ title, id }: ListedQuestion) =>
    `${title} ${id.column ?? id.name}`
      .toLocaleLowerCase('es')
      .includes(search.toLocaleLowerCase('es'));
  const move = (id: QuestionId, by: -1 | 1) => {
    const to = neighbours(steps, id, by);
    if (!to) return setTold(say('studio.move.end'));
    const [issue] = editing.apply((now) => moveQuestion(now, id, to));
    setTold(issue ? issueSentence(issue) : say('studio.move.done'));
  };
  return (
    <nav className="pane list" aria-label={say('studio.questions')}>
      <label className="tool">
        {say('studio.search')}
        <input
          className="input"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {canEdit && <HiddenQuestions editing={editing} form={form} />}
      {steps.map(({ step, title, isLocked, questions }) => (
        <section key={step} className="list__step">
          <h2 className="list__title">
            {title} {isLocked && <span className="tag">{say('studio.locked')}</span>}
          </h2>
          <ul className="list__questions">
            {questions
              .flatMap((one) => [one, ...one.columns])
              .filter(isFound)
              .map((one) => (
                <Item
                  key={JSON.stringify(one.id)}
                  {...props}
                  one={one}
                  isInLocked={isLocked}
                  onMove={canEdit ? move : undefined}
                />
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Item({
  one,
  isInLocked,
  chosen,
  problems,
  onChoose,
  onMove,
}: QuestionListProps & {
  one: ListedQuestion;
  isInLocked: boolean;
  onMove?(id: QuestionId, by: -1 | 1): void;
}) {
  const { id, title, lock } = one;
  const wrong = problems.of(id);
  return (
    <li>
      <button
        type="button"
        className={`list__item${id.column === undefined ? '' : ' list__item--column'}`}
        aria-current={isSame(chosen, id) ? 'true' : undefined}
        aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
        onClick={() => onChoose(id)}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
          if (!event.altKey || by === undefined || !onMove) return;
          event.preventDefault();
          onMove(id, by);
        }}
      >
        <span>{title}</span>
        <span className="list__marks">
          {lock && !isInLocked && <span className="tag">{say('studio.locked')}</span>}
          {wrong.length > 0 && (
            <span className="tag tag--error">
              {say('studio.problems.of', { count: wrong.length })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
