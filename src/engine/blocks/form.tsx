import { late } from '../parts/late.tsx';
import type { BlockDrawing, BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';

/** What forms are drawn by; a page that waits for it (`bring`) draws its form at once. */
export const LateForm = late<BlockProps<'form'>>(
  async () => ({ default: (await import('./FormBlock.tsx')).FormBlock }),
  FormBones,
);

/** A form within a screen; its code comes only with screens that have one. */
export const form: BlockDrawing<'form'> = { Component: LateForm, Skeleton: FormBones };
