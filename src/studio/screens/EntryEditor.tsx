import { useEffect, useMemo, useRef } from 'react';
import {
  entryAt,
  moveEntry,
  NAVIGATION,
  removeEntry,
  type EntryId,
} from '#/language/edits/entries.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { read } from '#/language/values/pointer.ts';
import { Acts } from '../editing/Acts.tsx';
import { Locked } from '../editing/Locked.tsx';
import type { ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { say } from '../kernel/words.ts';
import { factSubjects } from '../panels/subjects.ts';
import { entrySlots, type ListedEntry } from './entryList.ts';
import { routes } from './routes.ts';

interface EntryEditorProps extends ViewProps {
  entry: ListedEntry;
  list: readonly ListedEntry[];
  onChoose(id: EntryId | undefined): void;
}

/** Everything about one entry of a menu. */
export function EntryEditor(props: EntryEditorProps) {
  const { editing, canEdit, entry, list, onChoose } = props;
  const { id, title, to, lock } = entry;
  const { documents, base } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const part = useMemo(
    () => ({ in: NAVIGATION, pointer: entryAt({ table: id.table, name: id.name }) }),
    [id.table, id.name],
  );
  const around = useMemo(
    () => ({
      offered: ({ role }: { role?: string }) => (role === 'route' ? routes(documents) : undefined),
      subjects: factSubjects,
    }),
    [documents],
  );
  const isClosed = lock !== undefined && !lock.words;
  const isShared = read(valueOf(base, NAVIGATION), part.pointer) !== undefined;
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="muted">{to}</p>
      {lock && <Locked lock={lock} />}
      {canEdit && !isClosed && (
        <Acts
          title={title}
          id={id.name}
          list={list.map((one) => ({ id: one.id.name, title: one.title }))}
          onPlace={(before) => editing.apply((now) => moveEntry(now, id, before))}
          leave={{
            ...(isShared
              ? { word: 'studio.hide', asks: 'studio.hide.title' }
              : { word: 'studio.remove', asks: 'studio.remove.title' }),
            children: <p>{say('studio.block.hide_text')}</p>,
            act: () => editing.apply((now) => removeEntry(now, id)),
            stays: removeEntry(documents, id).issues,
          }}
          onChoose={() => onChoose(undefined)}
        />
      )}
      <PartCard
        {...props}
        canEdit={canEdit && !isClosed}
        id={part}
        slots={entrySlots(id.table)}
        around={around}
      />
    </>
  );
}
