import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { toInstant } from '#/domain/dates/wallClock.ts';
import type { Context } from './context.ts';
import type { Tenant } from './tenant.ts';

/** One day of one tenant that is being settled. Its `context` tells the time of that day. */
export interface SettlementContext {
  context: Context;
  tenant: Tenant;
  day: PlainDate;
}

/** The hour at which a day is settled, and what it brings counts from: before any cut-off. */
const MORNING = '09:00:00';

export const morningOf = (day: PlainDate, zone: string): Date =>
  new Date(toInstant({ date: day, time: MORNING }, zone));

/** A part of a day's work. It looks for what is due by the day, so that it may run again. */
export type SettlementStep = (settlement: SettlementContext) => Promise<void>;
