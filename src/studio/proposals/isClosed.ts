import type { Proposal } from './statusName.ts';

/** Whether nothing leads out of a proposal any more. */
export const isClosed = ({ status }: Pick<Proposal, 'status'>): boolean =>
  status === 'PUBLISHED' || status === 'WITHDRAWN';
