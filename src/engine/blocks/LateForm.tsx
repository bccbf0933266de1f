import { late } from '../parts/late.tsx';
import type { BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';

/** What forms are drawn by; a page that waits for it (`bring`) draws its form at once. */
export const LateForm = late<BlockProps<'form'>>(
  async () => ({ default: (await import('./FormBlock.tsx')).FormBlock }),
  FormBones,
);
