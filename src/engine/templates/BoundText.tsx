import { useSyncExternalStore } from 'react';
import type { Text } from '#/language/expressions/binding.ts';
import type { FormContext } from '../fields/formContext.ts';

/** A text of a form document; one that quotes answers follows them by itself. */
export function BoundText({
  text,
  store,
  say,
}: { text: Text } & Pick<FormContext, 'store' | 'say'>) {
  return useSyncExternalStore(
    (listener) => (typeof text === 'string' ? () => undefined : store.subscribe('texts', listener)),
    () => say(text),
  );
}
