import type { Cents } from '../money/cents.ts';
import type { MicroPercent } from '../money/percent.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';

/** One step of a scale: what lies above `above` is taxed at `rate`. */
export interface TaxStep {
  above: Cents;
  rate: MicroPercent;
}

/** Steps in ascending order, the first above zero. */
export type TaxScale = readonly TaxStep[];

const WHOLE = 100_000_000n;

/** Tax on a base by a progressive scale, half up to the cent; none on a base of zero or less. */
export function progressiveTax(scale: TaxScale, base: Cents): Cents {
  const exact = scale.reduce((sum, { above, rate }, index) => {
    const end = scale[index + 1]?.above;
    const top = end !== undefined && base > end ? end : base;
    return top > above ? sum + (top - above) * rate : sum;
  }, 0n);
  return roundHalfUp(exact, WHOLE);
}

/** Rate of the next cent on top of a base. */
export function marginalRate(scale: TaxScale, base: Cents): MicroPercent {
  return scale.findLast(({ above }) => base >= above)?.rate ?? scale[0]?.rate ?? 0n;
}
