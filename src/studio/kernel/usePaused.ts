import { startTransition, useEffect, useState } from 'react';

/** How long a person pauses before what takes longer is looked at (ms). */
const PAUSE_MS = 150;

/** A value as it was at the last pause, so that what hangs on it never stands in the way of the next press; `first` until then. */
export function usePaused<T>(value: T, first: T = value): T {
  const [paused, become] = useState(() => first);
  useEffect(() => {
    if (paused === value) return;
    const timer = setTimeout(() => startTransition(() => become(() => value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [paused, value]);
  return paused;
}
