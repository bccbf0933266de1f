import type { Cents } from '../money/cents.ts';
import type { MicroPercent } from '../money/percent.ts';
import { generalScale } from './generalScale.ts';
import { marginalRate, progressiveTax } from './progressiveTax.ts';

export interface WorkIncomeTax {
  /** Tax on the year's other income of the general base alone. */
  before: Cents;
  /** Tax with the benefit on top. */
  after: Cents;
  difference: Cents;
  /** What the difference would be of the whole payment, none of it reduced. */
  unreduced: Cents;
  marginalRate: MicroPercent;
}

/**
 * What a benefit adds to the income tax of the year by the reference scale, as an estimate that is never taken off the
 * money paid out: minimums and other reductions of the person are not known here.
 * @param taxable the income that the benefit is, after its own reduction
 * @param reduction what of it was reduced
 * @source LIRPF 17.2 a 3, 63 and transitional provision 12
 */
export function workIncomeTax(other: Cents, taxable: Cents, reduction: Cents): WorkIncomeTax {
  const [before, after] = [other, other + taxable].map((base) =>
    progressiveTax(generalScale, base),
  );
  const whole = progressiveTax(generalScale, other + taxable + reduction);
  return {
    before: before!,
    after: after!,
    difference: after! - before!,
    unreduced: whole - before!,
    marginalRate: marginalRate(generalScale, other + taxable),
  };
}
