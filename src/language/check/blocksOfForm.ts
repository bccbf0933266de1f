import type { Block } from '../documents/block.ts';
import type { FormDocument } from '../documents/form.ts';
import { step } from '../values/pointer.ts';

/** Pointers to the blocks among the questions of a form and on its review. */
export function blocksOfForm({ steps = {}, review }: Partial<FormDocument>): string[] {
  const places: [string, Record<string, Block>][] = Object.entries(steps).map(([id, page]) => [
    `/steps${step(id)}/blocks`,
    page.blocks ?? {},
  ]);
  if (typeof review === 'object') places.push(['/review/blocks', review.blocks]);
  return places.flatMap(([at, blocks]) => Object.keys(blocks).map((id) => at + step(id)));
}
