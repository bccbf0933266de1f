import { sentence } from '#/language/format.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import { Told } from './Told.tsx';

function Draw({ block, scope, words }: BlockProps<'text'>) {
  return (
    <p className="prose">
      <Told words={words}>{sentence(block.text, scope, words)}</Told>
    </p>
  );
}

/** A paragraph of plain text. */
export const text: BlockDrawing<'text'> = { Draw };
