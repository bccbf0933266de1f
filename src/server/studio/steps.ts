import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { ProposalRow } from './readProposals.ts';

export type Step = Schema<'StudioProposal'>['may'][number];
type Status = Schema<'StudioStatus'>;

/** In which states each step is taken; nothing leads out of what was published or given up. */
const from: Readonly<Record<Step, readonly Status[]>> = {
  SAVE: ['DRAFT', 'RETURNED'],
  REVIEW: ['DRAFT', 'RETURNED'],
  RETURN: ['IN_REVIEW', 'APPROVED'],
  WITHDRAW: ['DRAFT', 'IN_REVIEW', 'RETURNED', 'APPROVED'],
  APPROVE: ['IN_REVIEW'],
  PUBLISH: ['APPROVED'],
};

type Judged = Pick<ProposalRow, 'status' | 'authors' | 'uuid_approver'>;

/** Whether a proposal is in a state in which this is done to it. */
export const isOpenTo = (step: Step, { status }: Pick<Judged, 'status'>): boolean =>
  from[step].includes(status);

/**
 * Whether this person may do it, whatever the state: who wrote any of it never approves it, nobody gives up what
 * others wrote but who publishes, and nothing is published that one of its authors approved.
 */
export function isAllowed(
  step: Step,
  { authors, uuid_approver }: Judged,
  { userId, permissions }: Pick<Actor, 'userId' | 'permissions'>,
): boolean {
  if (userId === undefined || !permissions.includes('edit')) return false;
  const isAuthor = authors.includes(userId);
  const isPublisher = permissions.includes('publish');
  switch (step) {
    case 'SAVE':
    case 'REVIEW':
      return true;
    case 'RETURN':
    case 'WITHDRAW':
      return isAuthor || isPublisher;
    case 'APPROVE':
      return isPublisher && !isAuthor;
    case 'PUBLISH':
      return isPublisher && uuid_approver !== null && !authors.includes(uuid_approver);
  }
}

const steps = Object.keys(from) as Step[];

/** What a person may do with a proposal as it stands. */
export const stepsOf = (row: Judged, actor: Pick<Actor, 'userId' | 'permissions'>): Step[] =>
  steps.filter((step) => isOpenTo(step, row) && isAllowed(step, row, actor));
