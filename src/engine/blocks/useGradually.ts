import { useEffect, useState } from 'react';

/**
 * How many rows of a list to draw by now: the first ones at once and so many more after each pause,
 * so that a long list never keeps the page from answering.
 */
export function useGradually(list: readonly unknown[], portion: number): number {
  const [state, setState] = useState({ list, ready: portion });
  const ready = state.list === list ? state.ready : portion;
  useEffect(() => {
    if (ready >= list.length) return undefined;
    const timer = setTimeout(() => setState({ list, ready: ready + portion }));
    return () => clearTimeout(timer);
  }, [list, ready, portion]);
  return Math.min(ready, list.length);
}
