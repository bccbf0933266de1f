import type { Steps } from '#/domain/kernel/steps.ts';
import { stepsInSlices } from '../kernel/inSlices.ts';
import { keptWith } from './keptWith.ts';
import type { Portfolio } from './portfolio.ts';

/**
 * Figures of a whole history, computed in slices: once for the same movements, NAVs and day, however often
 * and by however many at once they are asked for.
 * @param name says which figures of a portfolio they are
 */
export const figuredOnce = <Figures>(
  { entries, navs, today }: Portfolio,
  name: string,
  steps: () => Steps<Figures>,
): Promise<Figures> => keptWith(entries, name, [navs, today], () => stepsInSlices(steps()));
