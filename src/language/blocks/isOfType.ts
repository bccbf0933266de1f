import type { Block } from '../documents/block.ts';
import type { BlockOptions, BlockType } from './index.ts';

/** A block whose type is known: what every block says and what its own grammar adds. */
export type BlockOf<Type extends BlockType> = Block & { type: Type } & BlockOptions[Type];

/** Whether a block is of a type, of which it then has the options: every document is judged by its grammar first. */
export function isOfType<Type extends BlockType>(block: Block, type: Type): block is BlockOf<Type> {
  return block.type === type;
}
