import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useSessionContext } from '../tenancy/sessionContext.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import { lastCall, spoken, warning } from './timeLeft.ts';

/** Two minutes before the session dies it says so and offers to stay; after that the session is closed. */
export function SessionDialog() {
  const { sessionEnds, client } = useTenancy();
  const { expire, keep } = useSessionContext();
  const end = useSyncExternalStore(sessionEnds.subscribe, sessionEnds.get);
  const [now, setNow] = useState(() => Date.now());
  const left = end === undefined ? Infinity : end - now;
  const isNear = left <= warning;

  useEffect(() => {
    if (end === undefined) return;
    const wait = isNear ? 1000 : Math.min(end - warning - Date.now(), 2 ** 30);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(wait, 250));
    return () => clearTimeout(timer);
  }, [end, isNear, now]);
  useEffect(() => {
    if (left > 0 && left <= lastCall) void keep();
  }, [left, keep]);
  useEffect(() => {
    // Another tab may have stayed meanwhile: what is stored is what counts.
    const stored = client.session.endsAt();
    if (left > 0) return;
    if (stored !== undefined && stored > Date.now()) sessionEnds.set(stored);
    else expire();
  }, [left, client, sessionEnds, expire]);

  return isNear && left > 0 ? <Warning left={left} /> : null;
}

function Warning({ left }: { left: number }) {
  const { text } = usePorts();
  const { client } = useTenancy();
  const { logout } = useSessionContext();
  const stay = () => void client.session.stay();
  return (
    <Dialog title={text('page.session.ends')} onClose={stay}>
      <p role="timer">{text('page.session.ends_text', { time: spoken(left) })}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={stay}>
          {text('page.session.stay')}
        </button>
        <button type="button" className="button button--quiet" onClick={logout}>
          {text('page.logout')}
        </button>
      </div>
    </Dialog>
  );
}
