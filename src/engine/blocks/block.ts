import type { ComponentType } from 'react';
import type { BlockType } from '#/language/blocks/index.ts';
import type { BlockOf } from '#/language/blocks/isOfType.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Offers } from '../links/offered.ts';
import type { FrameProps } from '../ports/frameProps.ts';

export interface BlockProps<Type extends BlockType = BlockType> {
  block: BlockOf<Type>;
  scope: Scope;
  words: Localization;
  /** Of the block's heading, to name what it draws. */
  titleId: string;
  offers: Offers;
  /** Something newer is on its way. */
  refreshing?: boolean;
  /** The query that its call was given: what narrows and orders its list. */
  query?: Record<string, unknown>;
  /** How a block within this one is drawn. */
  Frame?: ComponentType<FrameProps>;
}

/** How one type of block is drawn. Waiting, problems and emptiness are the frame's. */
export interface BlockDrawing<Type extends BlockType = BlockType> {
  Component: ComponentType<BlockProps<Type>>;
  /** Of the final size, so that nothing jumps. */
  Skeleton?: ComponentType<BlockProps<Type>>;
  /** Its data has nothing: the block's `empty` stands instead. */
  isEmpty?(props: BlockProps<Type>): boolean;
  /** There is nothing to say at all: not even a heading. */
  isAbsent?(props: BlockProps<Type>): boolean;
  /** The address of its first page, when it stands on another: that one may have nothing. */
  first?(props: BlockProps<Type>): string | undefined;
  /** The title is part of the drawing. */
  ownTitle?: true;
}

/** Entries of a keyed list in their order. */
export function ordered<T extends { order: number }>(list: Record<string, T>): [string, T][] {
  return Object.entries(list).sort(([, a], [, b]) => a.order - b.order);
}
