import { memo } from 'react';
import type { Place } from '#/language/edits/moveQuestion.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { same } from '#/language/values/same.ts';
import type { ListedQuestion } from '../editing/questionList.ts';
import type { Problem } from '../editing/useProblems.ts';
import { arrowOf, goBeside } from '../kernel/goBeside.ts';
import { WrongMark } from '../kernel/WrongMark.tsx';
import { say } from '../kernel/words.ts';
import type * as dragging from './dragging.tsx';
import type { dropPlaces } from './dropPlaces.ts';

export type Dragging = typeof dragging;

/** What can be done with the questions of a list. */
export interface ItemActs {
  choose(id: QuestionId): void;
  move(id: QuestionId, by: -1 | 1): void;
  drag(one: ListedQuestion | undefined): void;
  drop(to: Place): void;
}

interface QuestionItemProps {
  one: ListedQuestion;
  acts: ItemActs;
  canEdit: boolean;
  wrong: readonly Problem[];
  isInLocked: boolean;
  isChosen: boolean;
  /** The one at which the Tab key stops; arrows go to the others. */
  isStop: boolean;
  drag?: Dragging;
  /** Where what is being dragged would stand here; nothing where it may not. */
  places?: ReturnType<typeof dropPlaces>;
}

/** A question in the list: of two hundred those are drawn again that have become others. */
export const QuestionItem = memo(Item, (before, after) =>
  (Object.keys({ ...before, ...after }) as (keyof QuestionItemProps)[]).every(
    // Modules and functions are the same ones or others.
    (name) => before[name] === after[name] || (isData(name) && same(before[name], after[name])),
  ),
);

const isData = (name: string) => name === 'one' || name === 'wrong' || name === 'places';

function Item(props: QuestionItemProps) {
  const { one, acts, canEdit, wrong, isInLocked, isChosen, isStop, drag, places } = props;
  const { id, title, lock } = one;
  return (
    <li className="list__row">
      <button
        type="button"
        className={`list__item${id.column === undefined ? '' : ' list__item--column'}`}
        aria-current={isChosen ? 'true' : undefined}
        aria-keyshortcuts={canEdit ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={() => acts.choose(id)}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={(event) => {
          const by = arrowOf(event.key);
          if (by === undefined) return;
          event.preventDefault();
          if (!event.altKey) goBeside(event.currentTarget, by);
          else if (canEdit) acts.move(id, by);
        }}
      >
        <span>{title}</span>
        <span className="list__marks">
          {lock && !isInLocked && <span className="tag">{say('studio.locked')}</span>}
          <WrongMark wrong={wrong} />
        </span>
      </button>
      {drag && !lock && <drag.Handle one={one} onDrag={acts.drag} />}
      {drag && places && <drag.Zone {...places} onDrop={acts.drop} />}
    </li>
  );
}
