import { sentence } from '#/language/presentation/format.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import { FormattedText } from './FormattedText.tsx';

function Component({ block, scope, words }: BlockProps<'text'>) {
  return (
    <p className="prose">
      <FormattedText words={words}>{sentence(block.text, scope, words)}</FormattedText>
    </p>
  );
}

/** A paragraph of plain text. */
export const text: BlockDrawing<'text'> = { Component };
