import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { effective } from '#/language/effective.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { useNamedCalls, type NamedAnswers } from '../calls/useNamedCalls.ts';
import type { FormStore } from '../fields/formStore.ts';
import type { CallsInTurn } from './callsInTurn.ts';
import { answersOf, useSame } from './sameData.ts';
import type { Settling } from './settling.ts';

/** How long a person must pause before the server is asked with their answers, in milliseconds. */
const PAUSE = 150;

interface FollowingCallsProps {
  turns: CallsInTurn;
  store: FormStore;
  scope: Scope;
  settling: Settling;
  tell(answers: Told): void;
}

/** What the calls have answered, and whether an answer to what is asked now is awaited. */
export interface Told extends NamedAnswers {
  isBusy: boolean;
}

/** Asks the calls that hang on answers, once a person pauses; an answer that nobody waits for any more is let go. */
export function FollowingCalls({ turns, store, scope, settling, tell }: FollowingCallsProps) {
  const [asked, setAsked] = useState(() => counted(store, turns.read));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(nothing);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const look = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setAsked((before) => sameOr(before, counted(store, turns.read)));
    };
    const stop = store.subscribe('answers', () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(look, PAUSE);
    });
    settling.flush = () => {
      // Drawn at once, whether or not the pause is over, so that what is asked now is known to be on its way.
      flushSync(look);
      return again.current();
    };
    return () => {
      clearTimeout(timer.current);
      settling.flush = undefined;
      stop();
    };
  }, [store, turns, settling]);
  const answered = useNamedCalls(turns.following, { ...scope, answers: asked });
  const { sources } = answered;
  const told = useSame(answersOf(turns.following, answered));
  const all = Object.values(sources);
  const isBusy = all.some(({ coming, outdated }) => coming || outdated);
  again.current = async () => {
    const failed = all.filter(({ problem }) => problem);
    if (failed.length === 0) return;
    settling.become(true);
    await Promise.all(failed.map(({ retry }) => retry()));
    setTries((before) => before + 1);
  };
  const report = useEffectEvent(() => {
    if (isBusy) settling.become(true);
    tell({ data: told, sources, isBusy });
  });
  // The sources are new objects each time: what they say is in their states.
  const states = all.map(({ loading, problem }) => `${loading} ${!problem}`).join();
  useEffect(() => report(), [told, isBusy, states, tries]);
  return null;
}

const nothing = () => Promise.resolve();

/** The answers that calls are asked with, as far as they count. */
function counted(store: FormStore, names: ReadonlySet<string>): Answers {
  const { answers } = effective(store.document, store.scope());
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
}

const sameOr = (before: Answers, next: Answers): Answers =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;
