import { useMemo, useRef, useState } from 'react';
import { moveQuestion, type Place } from '#/language/edits/moveQuestion.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { flat, isSame, type ListedQuestion, type ListedStep } from '../editing/questionList.ts';
import { neighbours } from '../editing/neighbours.ts';
import { placePage } from '../editing/placePage.ts';
import { issueSentence } from '../editing/told.ts';
import { beside } from '../editing/Acts.tsx';
import { arrowOf, goBeside } from '../kernel/goBeside.ts';
import { SearchField } from '../kernel/SearchField.tsx';
import { say } from '../kernel/words.ts';
import { dropPlaces } from './dropPlaces.ts';
import { HiddenQuestions } from './HiddenQuestions.tsx';
import { QuestionItem, type Dragging, type ItemActs } from './QuestionItem.tsx';
import type { ViewProps } from '../editing/viewProps.ts';

/** Stands for what a form says beside its pages. */
export const WORDS = '.';

interface QuestionListProps extends ViewProps {
  form: string;
  steps: readonly ListedStep[];
  chosen: QuestionId | undefined;
  /** The page that is chosen itself. */
  page: string | undefined;
  onChoose(id: QuestionId): void;
  onChoosePage(step: string): void;
}

/** The questions of a form, page by page, by their titles; with a search, and what is wrong with each. */
export function QuestionList(props: QuestionListProps) {
  const { steps, editing, canEdit, form, chosen, problems } = props;
  const [search, setSearch] = useState('');
  const [told, setTold] = useState('');
  const wanted = search.toLocaleLowerCase('es');
  const found = useMemo(
    () => new Set(flat(steps).filter((one) => wanted === '' || isNamed(one, wanted))),
    [steps, wanted],
  );
  const all = [...found];
  const stop = (all.find(({ id }) => isSame(chosen, id)) ?? all[0])?.id;
  const [drag, setDrag] = useState<Dragging>();
  const [dragged, setDragged] = useState<ListedQuestion>();
  const move = (id: QuestionId, by: -1 | 1) => {
    const to = neighbours(steps, id, by);
    if (!to) return setTold(say('studio.move.end'));
    place(id, to);
  };
  const place = (id: QuestionId, to: Place) => {
    const [issue] = editing.apply((now) => moveQuestion(now, id, to));
    setTold(issue ? issueSentence(issue) : say('studio.move.done'));
  };
  const latest = useRef<ItemActs>(undefined);
  latest.current = {
    choose: props.onChoose,
    move,
    drag: setDragged,
    drop: (to) => dragged && place(dragged.id, to),
  };
  // The same ones always, so that an entry is drawn again only when it has become another.
  const [acts] = useState((): ItemActs => ({
    choose: (id) => latest.current?.choose(id),
    move: (id, by) => latest.current?.move(id, by),
    drag: (one) => latest.current?.drag(one),
    drop: (to) => latest.current?.drop(to),
  }));
  const movePage = (step: string, by: -1 | 1) => {
    const ids = steps.map((one) => ({ id: one.step }));
    const at = ids.findIndex(({ id }) => id === step);
    if (at + by < 0 || at + by >= ids.length) return setTold(say('studio.move.end'));
    const [issue] = placePage(editing, form, steps, step, beside(ids, at, by));
    setTold(issue ? issueSentence(issue) : say('studio.move.done'));
  };
  return (
    <nav
      className="pane list"
      aria-label={say('studio.questions')}
      // What dragging is made of is fetched for whoever comes with a mouse or a finger.
      onPointerEnter={() => {
        if (canEdit && !drag) void import('./dragging.tsx').then((made) => setDrag(made), ignore);
      }}
    >
      <SearchField label={say('studio.search')} value={search} onSearch={setSearch} />
      <p className="list__told" role="status">
        {told}
      </p>
      <button
        type="button"
        className="list__page"
        aria-current={props.page === WORDS ? 'true' : undefined}
        onClick={() => props.onChoosePage(WORDS)}
      >
        {say('studio.form.words')}
      </button>
      {canEdit && <HiddenQuestions editing={editing} form={form} steps={steps} />}
      {steps.map(({ step, title, isLocked, questions }) => (
        <section key={step} className="list__step">
          <h2 className="list__title">
            <button
              type="button"
              className="list__page"
              aria-current={props.page === step ? 'true' : undefined}
              aria-keyshortcuts={canEdit ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
              onClick={() => props.onChoosePage(step)}
              onKeyDown={(event) => {
                const by = arrowOf(event.key);
                if (by === undefined) return;
                event.preventDefault();
                if (!event.altKey) goBeside(event.currentTarget, by);
                else if (canEdit) movePage(step, by);
              }}
            >
              {title}
            </button>{' '}
            {isLocked && <span className="tag">{say('studio.locked')}</span>}
          </h2>
          <ul className="list__questions">
            {questions
              .flatMap((one) => [one, ...one.columns])
              .filter((one) => found.has(one))
              .map((one) => (
                <QuestionItem
                  key={JSON.stringify(one.id)}
                  {...{ one, acts, canEdit, wrong: problems.of(one.id) }}
                  isInLocked={isLocked}
                  isChosen={isSame(chosen, one.id)}
                  isStop={isSame(stop, one.id)}
                  drag={isLocked ? undefined : drag}
                  places={dragged && dropPlaces(steps, dragged, one)}
                />
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Whether the words or the name of a question have these letters, which are small ones. */
const isNamed = ({ title, id }: ListedQuestion, letters: string): boolean =>
  `${title} ${id.column ?? id.name}`.toLocaleLowerCase('es').includes(letters);

/** Without a network nothing is dragged: the arrows and the menu move as they do. */
const ignore = () => undefined;
