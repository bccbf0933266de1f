import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import type { Steps } from '#/domain/kernel/steps.ts';
import { stepsInSlices } from '../kernel/inSlices.ts';
import type { Portfolio } from './portfolio.ts';

interface Figured extends Pick<Portfolio, 'navs' | 'today'> {
  made: Promise<unknown>;
}

const kept = new WeakMap<readonly LedgerEntry[], Map<string, Figured>>();

/**
 * Figures of a whole history, computed in slices: once for the same movements, NAVs and day, however often
 * and by however many at once they are asked for. They are forgotten with the movements.
 * @param name says which figures of a portfolio they are
 */
export function figuredOnce<Figures>(
  { entries, navs, today }: Portfolio,
  name: string,
  steps: () => Steps<Figures>,
): Promise<Figures> {
  const figures = kept.get(entries) ?? new Map<string, Figured>();
  kept.set(entries, figures);
  const known = figures.get(name);
  if (known?.navs === navs && known.today === today) return known.made as Promise<Figures>;
  const made = stepsInSlices(steps());
  figures.set(name, { navs, today, made });
  made.catch(() => figures.delete(name));
  return made;
}
