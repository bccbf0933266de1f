import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Edited } from '../editing/saved.ts';
import { stepName } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { Saving } from '../editing/useSaving.ts';
import { moment } from '../kernel/moment.ts';
import { say, type Code } from '../kernel/words.ts';
import { statusName } from '../proposals/statusName.ts';

const states: Readonly<Record<Saving['state'], Code>> = {
  saved: 'studio.saving.saved',
  unsaved: 'studio.saving.unsaved',
  saving: 'studio.saving.saving',
  failed: 'studio.saving.failed',
  conflict: 'studio.saving.conflict',
};

/** The proposal's name, how far it is, whether it is kept, and the way back. */
export function TopBar({
  editing,
  saving,
  canEdit,
}: {
  editing: Editing;
  saving: Saving;
  canEdit: boolean;
}) {
  const { past, undone } = editing.history;
  // What a step is called takes a comparison of all documents: it may come after what was done is seen.
  const told = useDeferredValue(editing.history);
  const { proposal, state, at } = saving;
  const back = useMemo(() => stepName(told.past.at(-1), told.now), [told]);
  const again = useMemo(() => stepName(told.now, told.undone[0]), [told]);
  // What is taken back may stand on another page: it is said, until something else is done.
  const [acted, setActed] = useState<{ now?: Edited; said: string }>({ said: '' });
  const undo = () => {
    const step = stepName(past.at(-1), editing.history.now);
    if (past.length > 0) setActed({ now: past.at(-1), said: say('studio.undone', { step }) });
    editing.undo();
  };
  const redo = () => {
    const step = stepName(editing.history.now, undone[0]);
    if (undone.length > 0) setActed({ now: undone[0], said: say('studio.redone', { step }) });
    editing.redo();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || !canEdit) return;
    // A field that is typed into takes back its own letters.
    const target = event.target as HTMLElement;
    if (/^(INPUT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <div className="page__head">
      <div>
        <h1>{proposal.name}</h1>
        <p className="muted">
          <span className={`tag tag--${proposal.status.toLowerCase()}`}>
            {statusName(proposal.status)}
          </span>{' '}
          <span role="status">
            {say(saving.isOwn ? 'studio.saving.conflict_own' : states[state], {
              at: moment(new Date(at ?? proposal.changed_at).toISOString()),
              reason: saving.problem?.message ?? '',
            })}
          </span>
        </p>
      </div>
      {canEdit && (
        <div className="tools">
          <button
            type="button"
            className="button button--quiet button--small"
            aria-disabled={past.length === 0}
            title={back}
            aria-label={back ? say('studio.undo.named', { step: back }) : undefined}
            onClick={undo}
          >
            {say('studio.undo')}
          </button>
          <button
            type="button"
            className="button button--quiet button--small"
            aria-disabled={undone.length === 0}
            title={again}
            aria-label={again ? say('studio.redo.named', { step: again }) : undefined}
            onClick={redo}
          >
            {say('studio.redo')}
          </button>
          {state === 'failed' && (
            <button
              type="button"
              className="button button--quiet button--small"
              onClick={() => void saving.save()}
            >
              {say('studio.save_again')}
            </button>
          )}
          <span role="status" className="muted">
            {acted.now === editing.history.now && acted.said}
          </span>
        </div>
      )}
    </div>
  );
}
