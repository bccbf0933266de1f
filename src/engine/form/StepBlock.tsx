import { useEffect, useReducer } from 'react';
import type { Block } from '#/language/documents/block.ts';
import type { FormContext } from '../fields/formContext.ts';
import { useSurroundings } from './surroundings.ts';

/** A block among the questions: it follows the answers and what the server says to them. */
export function StepBlock({ block, context }: { block: Block; context: FormContext }) {
  const { store, words } = context;
  const { Frame, sources } = useSurroundings();
  const [, follow] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => store.subscribe('texts', follow), [store]);
  if (!Frame) return null;
  return (
    <Frame
      block={block}
      source={block.data === undefined ? undefined : sources[block.data]}
      scope={store.scope()}
      words={words}
    />
  );
}
