import { late } from '../parts/late.tsx';
import type { BlockDrawing, BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';

/** How far a form has come; what judges it comes only with screens that ask. */
export const formSteps: BlockDrawing<'formSteps'> = {
  Component: late<BlockProps<'formSteps'>>(() => import('./FormStepsBlock.tsx'), FormBones),
};
