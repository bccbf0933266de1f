import type { Schema } from '#/contract/schema.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { transferCourse } from '#/domain/transfers/transferCourse.ts';
import { fiscalDataState } from '#/domain/transfers/transferProgress.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readTransfers } from '../operations/readTransfers.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { arrivals } from '../operations/transferTypes.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';

/**
 * How a transfer from another entity goes, as its investor is told: what staff work by, in the same days and turns.
 * Null for every other operation.
 */
export async function readTransferCourse(
  db: TenantDb,
  tenant: Tenant,
  row: StoredOperation,
  now: Date,
): Promise<Schema<'TransferCourse'> | null> {
  if (!arrivals.some((type) => type === row.operation_type)) return null;
  const transfer = (await readTransfers(db, tenant, [row]))[0]!;
  const { asked, progress, due, kind } = transfer;
  const today = todayIn(tenant.timeZone, now.toISOString());
  const course = transferCourse(
    { ...transfer, status: asked.status },
    navCalendarOf(tenant),
    today,
  );
  return {
    phases: course.phases.map(({ due: due_on, isLate: is_late, ...phase }) => ({
      ...phase,
      due_on,
      is_late,
    })),
    kind,
    origin_entity: transfer.originEntity,
    waits_for: course.waitsFor,
    who_acts: course.who,
    due_on: course.dueOn,
    due_state: course.dueState,
    days_late: course.daysLate,
    business_days_used: course.businessDaysUsed,
    business_days_allowed: course.businessDaysAllowed,
    ends_on: course.endsOn,
    rule: due.rule,
    received_amount: toWireOrNull(progress.amount, 2),
    fiscal_data: fiscalDataState(asked, progress),
    rejected_reason: asked.status === 'CANCELLED' ? progress.reason : null,
  };
}
