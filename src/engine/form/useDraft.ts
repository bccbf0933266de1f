import { useEffect, useState } from 'react';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Ports } from '../ports/ports.tsx';
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { Draft, DraftKey } from '../ports/drafts.ts';
import type { FormStore } from '../fields/formStore.ts';

interface UseDraft {
  /** Absent where the form or the program keeps no drafts. */
  keeper?: DraftKeeper;
  /** The draft that the form was opened with, until it is set aside. */
  resumed?: Draft;
  restart(): void;
}

/** Keeps a form's unfinished answers, and tells the guard once there is nothing to lose. */
export function useDraft(
  store: FormStore,
  typed: () => Answers,
  key: DraftKey | undefined,
  before: Answers,
  draft: Draft | undefined,
  ports: Ports,
): UseDraft {
  const [resumed, setResumed] = useState(draft);
  const [keeper] = useState(() =>
    key && ports.drafts
      ? createDraftKeeper(store, typed, ports.drafts, key, before, draft)
      : undefined,
  );
  useEffect(() => {
    if (!keeper) return undefined;
    const forget = keeper.subscribe(() => keeper.status() === 'saved' && ports.guard?.(false));
    const leave = () => window.document.visibilityState === 'hidden' && void keeper.keep();
    window.document.addEventListener('visibilitychange', leave);
    return () => {
      forget();
      window.document.removeEventListener('visibilitychange', leave);
    };
  }, [keeper, ports]);
  useEffect(() => keeper?.start(), [keeper]);
  useEffect(() => keeper && ports.drafts?.whenLeaving?.(() => keeper.keep()), [keeper, ports]);
  const restart = () => {
    store.replace(before);
    setResumed(undefined);
    void keeper?.discard();
  };
  return { keeper, resumed, restart };
}
