import { late } from '../parts/late.tsx';
import type { BlockDrawing, BlockProps } from './block.ts';

const PhotoEditor = late(
  () => import('../photo/PhotoEditor.tsx'),
  () => <span className="bone bone--control bone--part" aria-hidden />,
);

function Component({ block, scope, words }: BlockProps<'photo'>) {
  return <PhotoEditor text={block.text} scope={scope} words={words} />;
}

/** The photo of the person whose area it is; what changes it is fetched with the first page that has one. */
export const photo: BlockDrawing<'photo'> = { Component };
