import { useEffect, useMemo, useRef } from 'react';
import { blockAt, duplicateBlock, moveBlock, removeBlock } from '#/language/edits/blocks.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { toObject } from '#/language/lenses/json.ts';
import { blockSlots } from '#/language/lenses/blockSlots.ts';
import { read } from '#/language/values/pointer.ts';
import { Acts } from '../editing/Acts.tsx';
import { Locked } from '../editing/Locked.tsx';
import type { ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { say } from '../kernel/words.ts';
import type { ListedBlock } from './blockList.ts';
import { aroundBlock } from './offeredHere.ts';

interface BlockEditorProps extends ViewProps {
  screen: string;
  block: ListedBlock;
  list: readonly ListedBlock[];
  onChoose(name: string | undefined): void;
}

/** Everything about one block: what can be done with it, and what it says, drawn from its grammar. */
export function BlockEditor(props: BlockEditorProps) {
  const { editing, canEdit, screen, block, list, onChoose } = props;
  const { documents, base } = editing;
  const { name, title, kind, type, lock } = block;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever chooses a block goes on with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const id = useMemo(() => ({ in: screen, name }), [screen, name]);
  const part = useMemo(() => ({ in: screen, pointer: blockAt({ name }) }), [screen, name]);
  const rows = toObject(read(valueOf(documents, screen), part.pointer)).rows;
  const around = useMemo(
    () => aroundBlock(documents, screen, typeof rows === 'string' ? rows : undefined),
    [documents, screen, rows],
  );
  const isClosed = lock !== undefined && !lock.words;
  const isShared = read(valueOf(base, screen), part.pointer) !== undefined;
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="muted">
        {kind} · <code>{name}</code>
      </p>
      {lock && <Locked lock={lock} />}
      {canEdit && !isClosed && (
        <Acts
          title={title}
          id={name}
          list={list.map((one) => ({ id: one.name, title: one.title }))}
          onPlace={(before) => editing.apply((now) => moveBlock(now, id, before))}
          onDouble={() => ({
            id: duplicateBlock(documents, id).id.name,
            issues: editing.apply((now) => duplicateBlock(now, id)),
          })}
          leave={{
            ...(isShared
              ? { word: 'studio.hide', asks: 'studio.hide.title' }
              : { word: 'studio.remove', asks: 'studio.remove.title' }),
            children: (
              <p>{say(isShared ? 'studio.block.hide_text' : 'studio.block.remove_text')}</p>
            ),
            act: () => editing.apply((now) => removeBlock(now, id)),
            stays: removeBlock(documents, id).issues,
          }}
          onChoose={onChoose}
        />
      )}
      <PartCard
        {...props}
        canEdit={canEdit && !isClosed}
        id={part}
        slots={blockSlots(type)}
        around={around}
      />
    </>
  );
}
