import { publicationDate } from '#/domain/calendar/settlement.ts';
import { parsePercent, percentOf } from '#/domain/money/percent.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Execution } from './executionStep.ts';
import { finish } from './finish.ts';

/** Money that came in buys participations at the NAV of its day, less the subscription commission. */
export const executeEntry: Execution = async (step) => {
  const { row, product, nav, navDate } = step;
  const gross = row.gross_amount ?? 0n;
  const commission = percentOf(gross, parsePercent(product.subscription_fee ?? '0') ?? 0n);
  const net = gross - commission;
  const shares = sharesFor(net, nav);
  const figures = { shares, gross, commission, withholding: 0n, net, gain: null };
  await finish(step, figures, publicationDate(navDate, navCalendarOf(step.settling.tenant)));
};
