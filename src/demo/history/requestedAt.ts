import { REQUEST_TIME } from '../settle/market.ts';
import type { DemoDay } from '../world/day.ts';
import type { DemoOperation } from '../settle/demoOperation.ts';

/** The instant of a request: half past nine or, on the day itself, no later than now. */
export const requestedAt = ({ requested }: DemoOperation, { now }: DemoDay): Date =>
  earlier(new Date(`${requested}${REQUEST_TIME}`), now);

export const earlier = (left: Date, right: Date): Date => (left < right ? left : right);
