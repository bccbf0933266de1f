import type { Schema } from '#/contract/schema.ts';
import { movedBy } from '#/domain/calendar/closingDaysBetween.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { toWire } from '#/domain/money/wire.ts';
import { certificateLack } from '#/domain/tax/residenceCertificate.ts';
import type { Taxpayer } from '#/domain/tax/taxpayer.ts';
import type { Words } from '../kernel/words.ts';
import { standingDates } from '../operations/standingDates.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Tenant } from '../ports/tenant.ts';
import { certificateWhy } from './certificateAhead.ts';
import { toClosingDay } from './orderDates.ts';

/** How many are told. */
export const DATES_AHEAD = 3;

/**
 * The first dates of a standing order that are still to come, as its review showed them, with what each lacks; none of
 * all else.
 * @param taxpayer whose certificates of tax residence its dates need
 */
export function datesAhead(
  tenant: Pick<Tenant, 'holidays'>,
  row: OperationRow,
  today: PlainDate,
  words: Words,
  taxpayer?: Taxpayer,
): Schema<'DateAhead'>[] {
  const calendar = navCalendarOf(tenant);
  const { operation_status, replaced_status } = row;
  const order = { ...toRuleOperation(row), operation_status, replaced_status };
  return standingDates(order, today, calendar, DATES_AHEAD).map(
    ({ date, nominal, amount, measure }) => {
      const closingDay = movedBy(calendar, nominal, date);
      const lack = taxpayer && certificateLack(taxpayer, date);
      return {
        ...{ date, nominal_date: nominal },
        amount: measure === 'P' ? null : toWire(amount, 2),
        shares: measure === 'P' ? toWire(amount, 6) : null,
        closing_day: closingDay && toClosingDay(undefined, words)(closingDay),
        lacks: lack ? words.value(certificateWhy(lack)) : null,
      };
    },
  );
}
