import type { FormDocument } from '../documents/form.ts';
import { callsReadIn } from './callsReadIn.ts';

/**
 * The calls of a form of whose answers something is read beside its questions, and those that they are asked with: what
 * a transcript tells of them is asked as the answers are sent.
 */
export function callsToldBy(form: FormDocument): string[] {
  const { steps, review } = form;
  const onReview = typeof review === 'object' ? Object.values(review.blocks) : [];
  const onSteps = Object.values(steps).flatMap(({ blocks = {} }) => Object.values(blocks));
  const blocks = [...onSteps, ...onReview];
  return callsReadIn(form, [
    blocks,
    ...blocks.map(({ data }) => ({ from: `/data/${data ?? ''}` })),
  ]);
}
