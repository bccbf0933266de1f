import { useMemo } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { changes } from '#/language/proposals/changes.ts';
import { isSameEdited, opened } from '../editing/saved.ts';
import { joined, type Side } from '../editing/joined.ts';
import { documentName } from '../editing/documentName.ts';
import { sentenceOf } from '../editing/told.ts';
import type { Aside } from '../editing/useAside.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { Saving } from '../editing/useSaving.ts';
import { moment } from '../kernel/moment.ts';
import { say } from '../kernel/words.ts';
import type { Proposal } from '../proposals/statusName.ts';
import { ClashItem } from './ClashItem.tsx';

interface ConflictDialogProps {
  editing: Editing;
  saving: Saving;
  theirs: Proposal;
  aside: Aside;
}

/** Another tab, or another person, has saved meanwhile: both versions are told, and nothing of either is lost. */
export function ConflictDialog({ editing, saving, theirs, aside }: ConflictDialogProps) {
  const there = useMemo(() => opened(editing.base, theirs.documents), [editing.base, theirs]);
  const { before } = saving;
  const here = editing;
  const isOnlyTheirs = isSameEdited(here, before);
  const both = joined(before, here, there, 'ours', editing.shared);
  const settle = (side: Side) => {
    const { edited, aside: other } = joined(before, here, there, side, editing.shared);
    saving.settle(theirs, edited);
    editing.replace(edited);
    aside.put(other);
  };
  return (
    <Dialog title={say(saving.isOwn ? 'studio.meeting.title_own' : 'studio.meeting.title')} alert>
      <p>
        {say(saving.isOwn ? 'studio.meeting.text_own' : 'studio.meeting.text', {
          at: moment(theirs.changed_at),
        })}
      </p>
      <h3>{say('studio.meeting.ours')}</h3>
      <Told before={before.documents} after={here.documents} />
      <h3>{say('studio.meeting.theirs')}</h3>
      <Told before={before.documents} after={there.documents} />
      {both.conflicts.length > 0 && (
        <>
          <h3>{say('studio.meeting.same')}</h3>
          <ul>
            {both.conflicts.map((conflict) => (
              <ClashItem
                key={conflict.in + conflict.pointer}
                conflict={conflict}
                ours={here.documents}
                theirs={there.documents}
              />
            ))}
          </ul>
        </>
      )}
      {Object.keys(both.aside).map((key) => (
        <p key={key}>
          {say('studio.meeting.aside', { document: documentName(editing.documents, key) })}
        </p>
      ))}
      <div className="dialog__actions">
        <button type="button" className="button" onClick={() => settle('ours')}>
          {say(
            both.conflicts.length > 0
              ? 'studio.meeting.keep_ours'
              : isOnlyTheirs
                ? 'studio.meeting.see'
                : 'studio.meeting.join',
          )}
        </button>
        {both.conflicts.length > 0 && (
          <button type="button" className="button button--quiet" onClick={() => settle('theirs')}>
            {say('studio.meeting.keep_theirs')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function Told({ before, after }: Record<'before' | 'after', Parameters<typeof changes>[0]>) {
  const { list } = changes(before, after);
  if (list.length === 0) return <p className="muted">{say('studio.changes.none')}</p>;
  return (
    <ul>
      {list.map((change) => (
        <li key={change.in + change.pointers.join() + change.code}>{sentenceOf(change)}</li>
      ))}
    </ul>
  );
}
