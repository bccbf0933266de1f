import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { SIGN_IN } from '../kernel/addresses.ts';
import { say } from '../kernel/words.ts';

/** Asks before something is left that is typed and not applied; whose session is over finds it here again. */
export function Unapplied({ isTyped, onLeave }: { isTyped: boolean; onLeave(): void }) {
  const blocker = useBlocker(({ nextLocation: { pathname } }) => isTyped && pathname !== SIGN_IN);
  useEffect(() => {
    if (!isTyped) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isTyped]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Dialog title={say('studio.unapplied.title')} onClose={blocker.reset} alert>
      <p>{say('studio.unapplied.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={blocker.reset}>
          {say('studio.unapplied.stay')}
        </button>
        <button type="button" className="button button--quiet" onClick={leave}>
          {say('studio.unapplied.leave')}
        </button>
      </div>
    </Dialog>
  );
}
