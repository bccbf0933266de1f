import type { PlainDate } from '../dates/plainDate.ts';
import { MADRID, todayIn } from '../dates/wallClock.ts';
import type { FactInput } from './factInput.ts';

/** The civil date of the tenant's zone at that instant, the day every fact is judged on. */
export function todayOf({ now, tenant }: Pick<FactInput, 'now' | 'tenant'>): PlainDate {
  return todayIn(tenant.time_zone ?? MADRID, now);
}
