import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { FormDocument } from '../documents/form.ts';

/** Whether the answers of a form come to stand on paper, by the call that it sends; of a form without one they may. */
export const comesOnPaper = ({ submit }: FormDocument): boolean =>
  !submit || calls[submit.call as OperationId]?.prints === true;
