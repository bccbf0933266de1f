import { lazy, Suspense, useState } from 'react';
import type { BlockDrawing, BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';
import { formsHere, loadForms } from './loadForms.ts';

const Lazy = lazy(loadForms);

function Component(props: BlockProps<'form'>) {
  // As it was when the block was first drawn: another one would begin the form anew.
  const [Form] = useState(() => formsHere() ?? Lazy);
  return (
    <Suspense fallback={<FormBones />}>
      <Form {...props} />
    </Suspense>
  );
}

/** A form within a screen; its code comes only with screens that have one. */
export const form: BlockDrawing<'form'> = { Component, Skeleton: FormBones };
