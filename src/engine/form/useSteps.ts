import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from '../fields/formStore.ts';

/** The steps that a person walks through now, in order. */
export function useSteps(store: FormStore): readonly string[] {
  return useSyncExternalStore(
    useCallback((listener) => store.subscribe('steps', listener), [store]),
    store.steps,
  );
}
