import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import { unsaved as held } from './unsaved.ts';

/**
 * The application's one question before something unsaved is left behind, within it and on closing the tab. Not asked
 * where the session is over: nothing more could be done on that page.
 */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const { text } = usePorts();
  const { client } = useTenancy();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && client.session.isOpen(),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    held.set(true);
    return () => {
      removeEventListener('beforeunload', ask);
      held.set(false);
    };
  }, [unsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={text('page.leave.title')} onClose={blocker.reset}>
      <p>{text('page.leave.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={blocker.reset}>
          {text('page.leave.stay')}
        </button>
        <button type="button" className="button button--quiet" onClick={blocker.proceed}>
          {text('page.leave.go')}
        </button>
      </div>
    </Dialog>
  );
}
