import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { OPEN_LIMIT } from '../kernel/paging.ts';
import type { PlacedRow } from '../operations/operationRow.ts';
import { readPage } from '../operations/readPage.ts';
import type { OperationQuestion } from '../operations/selectOperations.ts';
import { standingDates } from '../operations/standingDates.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readNextBenefits } from './readBenefitsAhead.ts';

/**
 * A page of standing orders and of benefits that are paid in payments, the one that is carried out next first and those without a date last. Their dates are
 * counted and not stored: all of them are read.
 */
export async function readByNextDate(
  db: TenantDb,
  question: OperationQuestion,
  { limit, offset }: { limit: number; offset: number },
  { tenant, today, now }: { tenant: Tenant; today: PlainDate; now: Date },
): Promise<{ rows: PlacedRow[]; total: number }> {
  const { rows, total } = await readPage(db, question, { limit: OPEN_LIMIT, offset: 0 });
  const calendar = navCalendarOf(tenant);
  const benefits = await readNextBenefits(db, tenant, rows, now);
  const next = (row: PlacedRow): string => {
    const benefit = benefits.get(row.uuid);
    if (benefit) return benefit.on;
    const order = { ...toRuleOperation(row), operation_status: row.operation_status };
    return standingDates(order, today, calendar, 1)[0]?.date ?? NEVER;
  };
  const dated = rows.map((row) => ({ row, on: next(row) }));
  dated.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  return { rows: dated.slice(offset, offset + limit).map(({ row }) => row), total };
}

/** After every date. */
const NEVER = '~';
