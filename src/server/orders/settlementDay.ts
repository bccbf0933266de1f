import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { settledOn } from '#/domain/operations/terms/settledOn.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Tenant } from '../ports/tenant.ts';
import { paymentCalendar } from './paymentCalendar.ts';

/** When what an order of a type executes at the NAV of a date is settled: as its terms said, if it did not wait. */
export const settlementDay = (
  tenant: Pick<Tenant, 'holidays'>,
  operationType: string,
  navDate: PlainDate,
): PlainDate =>
  settledOn(operationTypeOf(operationType), navDate, {
    nav: navCalendarOf(tenant),
    payments: paymentCalendar,
  });
