import type { Schema } from '#/contract/schema.ts';
import { movedBy } from '#/domain/calendar/closingDaysBetween.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { Words } from '../kernel/words.ts';
import { standingDates } from '../operations/standingDates.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Tenant } from '../ports/tenant.ts';
import { toClosingDay } from './orderDates.ts';

const SHOWN = 3;

/** The first dates of a standing order that are still to come, as its review showed them; none of all else. */
export function datesAhead(
  tenant: Pick<Tenant, 'holidays'>,
  row: OperationRow,
  today: PlainDate,
  words: Words,
): Schema<'DateAhead'>[] {
  const calendar = navCalendarOf(tenant);
  const { operation_status, replaced_status } = row;
  const order = { ...toRuleOperation(row), operation_status, replaced_status };
  return standingDates(order, today, calendar, SHOWN).map(({ date, nominal, amount, measure }) => {
    const closingDay = movedBy(calendar, nominal, date);
    return {
      ...{ date, nominal_date: nominal },
      amount: measure === 'P' ? null : toWire(amount, 2),
      shares: measure === 'P' ? toWire(amount, 6) : null,
      closing_day: closingDay && toClosingDay(undefined, words)(closingDay),
    };
  });
}
