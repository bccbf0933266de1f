import { useRef, useState } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import type { Place } from '#/language/edits/moveQuestion.ts';
import { say } from '../kernel/words.ts';
import { toParam } from '../editing/questionList.ts';
import type { ListedQuestion } from '../editing/questionList.ts';

const TYPE = 'application/x-question';

/** By which a question is taken with a mouse or a finger. Whoever uses the keyboard has the arrows and the menu. */
export function Handle(props: {
  one: ListedQuestion;
  onDrag(one: ListedQuestion | undefined): void;
}) {
  const { one, onDrag } = props;
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [TYPE]: toParam(one.id), 'text/plain': one.title }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag(one),
    onDragEnd: () => onDrag(undefined),
  });
  return (
    <span
      {...dragProps}
      className="list__handle"
      data-dragging={isDragging || undefined}
      title={say('studio.move.drag', { title: one.title })}
      aria-hidden="true"
    />
  );
}

/** Where a question that is being dragged may be let go: before or behind another one, by where it is held. */
export function Zone(props: { before: Place; behind: Place; onDrop(to: Place): void }) {
  const { before, behind, onDrop } = props;
  const zone = useRef<HTMLDivElement>(null);
  const [isBehind, setBehind] = useState(false);
  const at = ({ y }: { y: number }) => y > (zone.current?.clientHeight ?? 0) / 2;
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    getDropOperation: (types) => (types.has(TYPE) ? 'move' : 'cancel'),
    onDropEnter: (event) => setBehind(at(event)),
    onDropMove: (event) => setBehind(at(event)),
    onDrop: (event) => onDrop(at(event) ? behind : before),
  });
  return (
    <div
      {...dropProps}
      ref={zone}
      className="list__zone"
      data-at={isDropTarget ? (isBehind ? 'behind' : 'before') : undefined}
      aria-hidden="true"
    />
  );
}
