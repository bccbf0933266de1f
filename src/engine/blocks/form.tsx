import { lazy, Suspense } from 'react';
import type { BlockDrawing, BlockProps } from './block.ts';

const LazyForm = lazy(() =>
  import('./FormBlock.tsx').then(({ FormBlock }) => ({ default: FormBlock })),
);

function Component(props: BlockProps<'form'>) {
  return (
    <Suspense fallback={<Skeleton />}>
      <LazyForm {...props} />
    </Suspense>
  );
}

function Skeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <span className="bone bone--label" />
      <span className="bone bone--control" />
      <span className="bone bone--label" />
      <span className="bone bone--control" />
      <span className="bone bone--control bone--button" />
    </div>
  );
}

/** A form within a screen; its code comes only with screens that have one. */
export const form: BlockDrawing<'form'> = { Component, Skeleton };
