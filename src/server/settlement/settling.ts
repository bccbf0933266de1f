import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** One day of one tenant that is being settled. Its `context` tells the time of that day. */
export interface Settling {
  context: Context;
  tenant: Tenant;
  day: PlainDate;
}

/** A part of a day's work. It looks for what is due by the day, so that it may run again. */
export type SettlementStep = (settling: Settling) => Promise<void>;
