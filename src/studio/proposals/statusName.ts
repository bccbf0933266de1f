import type { Output } from '#/contract/call.ts';
import { say, type Code } from '../kernel/words.ts';

export type Proposal = Output<'getStudioProposal'>['data']['proposal'];

const names: Readonly<Record<Proposal['status'], Code>> = {
  DRAFT: 'studio.status.draft',
  IN_REVIEW: 'studio.status.in_review',
  RETURNED: 'studio.status.returned',
  APPROVED: 'studio.status.approved',
  PUBLISHED: 'studio.status.published',
  WITHDRAWN: 'studio.status.withdrawn',
};

/** How far a proposal has come, in words. */
export const statusName = (status: Proposal['status']): string => say(names[status]);
