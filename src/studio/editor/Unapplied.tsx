import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { say } from '../kernel/words.ts';

/** Asks before something is left that is typed and not applied. */
export function Unapplied({ isTyped }: { isTyped: boolean }) {
  const blocker = useBlocker(isTyped);
  useEffect(() => {
    if (!isTyped) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isTyped]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={say('studio.unapplied.title')} onClose={blocker.reset} alert>
      <p>{say('studio.unapplied.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={blocker.reset}>
          {say('studio.unapplied.stay')}
        </button>
        <button type="button" className="button button--quiet" onClick={blocker.proceed}>
          {say('studio.unapplied.leave')}
        </button>
      </div>
    </Dialog>
  );
}
