import { sentence } from '#/language/format.ts';
import type { BlockDrawing, BlockProps } from './block.ts';

function Draw({ block, scope, words }: BlockProps<'text'>) {
  return <p className="prose">{sentence(block.text, scope, words)}</p>;
}

/** A paragraph of plain text. */
export const text: BlockDrawing<'text'> = { Draw };
