import { useEffect, useState } from 'react';

/**
 * How many rows of a list to draw by now: the first ones at once and so many more after each pause,
 * so that a long list never keeps the page from answering. One that is as long as the one before is
 * drawn as far as that was: its rows are mostly the same in another order.
 */
export function useIncrementalRows({ length }: readonly unknown[], portion: number): number {
  const [state, setState] = useState({ length, ready: portion });
  const ready = state.length === length ? state.ready : portion;
  useEffect(() => {
    if (ready >= length) return undefined;
    const timer = setTimeout(() => setState({ length, ready: ready + portion }));
    return () => clearTimeout(timer);
  }, [length, ready, portion]);
  return Math.min(ready, length);
}
