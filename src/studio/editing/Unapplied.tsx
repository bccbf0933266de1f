import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { SIGN_IN } from '../kernel/addresses.ts';
import { LeaveTyped } from './LeaveTyped.tsx';

interface UnappliedProps {
  isTyped: boolean;
  /** It is a question that is left. */
  isQuestion?: boolean;
  onLeave(): void;
}

/** Asks before something is left that is typed and not applied; whose session is over finds it here again. */
export function Unapplied({ isTyped, isQuestion = false, onLeave }: UnappliedProps) {
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
      text={isQuestion ? 'studio.unapplied.text' : 'studio.unapplied.text_here'}
      stay={isQuestion ? 'studio.unapplied.stay' : 'studio.unapplied.stay_here'}
      onStay={blocker.reset}
      onLeave={leave}
    />
  );
}
