import { LateForm } from '#/engine/blocks/LateForm.tsx';
import type { Found } from '../tenancy/tenancy.tsx';
import { beginning } from './begin.ts';

/** Waits for the forms of the first page: it is drawn once, with them, and nothing below them falls. */
export async function formsHere({ release }: Found): Promise<void> {
  const visit = await beginning.arrived.catch(() => undefined);
  const blocks = Object.values(visit?.screen?.blocks ?? {});
  const ids = blocks.flatMap((block) => (block.type === 'form' ? [String(block['form'])] : []));
  if (ids.length === 0) return;
  // What does not come is told where it was to stand.
  await Promise.allSettled([LateForm.bring(), ...ids.map((id) => release.form(id))]);
}
