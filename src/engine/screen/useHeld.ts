import { useCallback, useRef, useState } from 'react';
import type { Scope } from '#/language/expressions/scope.ts';

/**
 * What is on show at an address, kept as it is from when the page leads on until it is at another address: a page that
 * is being left does not turn into what it would say to whoever comes back to it.
 */
export function useHeld<T>(now: T, route: Scope['route']): [T, leave: () => void] {
  const [left, setLeft] = useState<{ route: Scope['route'] }>();
  const shown = useRef(now);
  if (left === undefined || left.route !== route) shown.current = now;
  const leave = useCallback(() => setLeft({ route }), [route]);
  return [shown.current, leave];
}
