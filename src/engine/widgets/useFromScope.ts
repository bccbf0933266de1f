import { useCallback, useSyncExternalStore } from 'react';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { WidgetProps } from '../fields/widget.ts';

type Place = Pick<WidgetProps, 'id' | 'context'>;

/**
 * Something of the scope around a field, followed while answers change. What `pick` gives must be
 * the same thing as long as nothing has changed: a word, or a value of the scope itself.
 */
export function useFromScope<T>(place: Place, pick: (scope: Scope) => T): T {
  const { store } = place.context;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [store.subscribe('answers', listener), store.subscribe('texts', listener)];
      return () => ends.forEach((end) => end());
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => pick(scopeOf(place)));
}

/** The answer of another field of the same form, or of the same row. */
export function useNeighbour(place: Place, name: string | undefined): unknown {
  return useFromScope(place, ({ answers, row }) =>
    name === undefined ? undefined : (row ?? answers)?.[name],
  );
}

/** What a pointer finds; nothing without one. */
export function usePointer(place: Place, pointer: string | undefined): unknown {
  return useFromScope(place, (scope) => (pointer === undefined ? undefined : read(scope, pointer)));
}

/** What a field may read: within rows its own row too. */
function scopeOf(place: Place): Scope {
  const { store } = place.context;
  const [, answers, list, index, column] = place.id.split('/');
  if (column === undefined) return store.scope();
  const row = store.valueAt(`/${answers}/${list}/${index}`) as Scope['row'];
  return { ...store.scope(), row: row ?? {} };
}
