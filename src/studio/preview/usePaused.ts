import { startTransition, useEffect, useState } from 'react';

/** How long whoever edits pauses before the page beside is drawn anew (ms). */
const PAUSE_MS = 150;

/** A value as it was before the last pause: what is done in a row is followed once. */
export function usePaused<T>(value: T): T {
  const [paused, become] = useState(value);
  useEffect(() => {
    if (value === paused) return;
    const timer = setTimeout(() => startTransition(() => become(() => value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, paused]);
  return paused;
}
