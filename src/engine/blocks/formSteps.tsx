import { lazy, Suspense } from 'react';
import type { BlockDrawing, BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';

const Lazy = lazy(() => import('./FormStepsBlock.tsx'));

/** How far a form has come; what judges it comes only with screens that ask. */
export const formSteps: BlockDrawing<'formSteps'> = {
  Component: (props: BlockProps<'formSteps'>) => (
    <Suspense fallback={<FormBones />}>
      <Lazy {...props} />
    </Suspense>
  ),
};
