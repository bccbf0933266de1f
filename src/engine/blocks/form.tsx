import type { BlockDrawing } from './block.ts';
import { FormBones } from './FormBones.tsx';
import { LateForm } from './LateForm.tsx';

/** A form within a screen; its code comes only with screens that have one. */
export const form: BlockDrawing<'form'> = { Component: LateForm, Skeleton: FormBones };
