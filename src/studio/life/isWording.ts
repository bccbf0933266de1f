import type { Proposal } from '../proposals/statusName.ts';

/** Whether a comment proposes other words for a place that the law holds: then it names the place. */
export const isWording = ({ path, pointer }: Proposal['comments'][number]): boolean =>
  path !== undefined && pointer !== undefined;
