import { lazy, Suspense } from 'react';
import type { BlockDrawing, BlockProps } from './block.ts';

const PhotoEditor = lazy(() => import('../photo/PhotoEditor.tsx'));

function Component({ block, scope, words }: BlockProps<'photo'>) {
  return (
    <Suspense fallback={<span className="bone bone--control bone--part" aria-hidden />}>
      <PhotoEditor text={block.text} scope={scope} words={words} />
    </Suspense>
  );
}

/** The photo of the person whose area it is; what changes it is fetched with the first page that has one. */
export const photo: BlockDrawing<'photo'> = { Component };
