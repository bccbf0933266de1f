import type { ComponentType } from 'react';
import type { BlockProps } from './block.ts';

type Drawn = ComponentType<BlockProps<'form'>>;
let here: Drawn | undefined;

/** Brings what forms are drawn by; a page that waits for it draws its form at once. */
export async function loadForms(): Promise<{ default: Drawn }> {
  const { FormBlock } = await import('./FormBlock.tsx');
  here = FormBlock;
  return { default: FormBlock };
}

/** What forms are drawn by, once that is here. */
export const formsHere = (): Drawn | undefined => here;
