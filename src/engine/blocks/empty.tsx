import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import { Nothing } from './Nothing.tsx';

function Component({ block, scope, words }: BlockProps<'empty'>) {
  const { title, text, action } = block;
  return (
    <Nothing
      title={sentence(title, scope, words)}
      text={text && sentence(text, scope, words)}
      action={
        action && { label: sentence(action.label, scope, words), to: addressOf(action, scope) }
      }
    />
  );
}

/** Says that there is nothing yet, and what to do about it. */
export const empty: BlockDrawing<'empty'> = { Component, ownTitle: true };
