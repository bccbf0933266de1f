import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { SIGN_IN } from '../kernel/addresses.ts';
import { LeaveTyped } from './LeaveTyped.tsx';

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
    <LeaveTyped
      text="studio.unapplied.text"
      stay="studio.unapplied.stay"
      onStay={blocker.reset}
      onLeave={leave}
    />
  );
}
