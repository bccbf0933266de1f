/** A value with those before it and those that were undone: undoing is the previous value. */
export interface History<T> {
  past: readonly T[];
  now: T;
  /** The next to be done again comes first. */
  undone: readonly T[];
}

export const begun = <T>(now: T): History<T> => ({ past: [], now, undone: [] });

/** One more value; what was undone is forgotten. The same value again is no step. */
export const edited = <T>(history: History<T>, now: T): History<T> =>
  now === history.now ? history : { past: [...history.past, history.now], now, undone: [] };

export function undo<T>(history: History<T>): History<T> {
  const { past, now, undone } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past.at(-1)!, undone: [now, ...undone] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, now, undone } = history;
  if (undone.length === 0) return history;
  return { past: [...past, now], now: undone[0]!, undone: undone.slice(1) };
}
