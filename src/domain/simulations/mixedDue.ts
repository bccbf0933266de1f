import type { PaidCase } from './paymentSeries.ts';
import type { MixedDue } from './saleIncome.ts';

/** The capital of a benefit in both ways as its settlement will find it; undefined of all else. */
export const mixedDue = ({
  indicator,
  asked,
  available,
  nav,
  capital,
}: PaidCase): MixedDue | undefined =>
  capital === undefined ? undefined : { indicator, left: asked, limit: available, nav, capital };
