import type { Saying } from '../kernel/words.ts';
import { reasonColumns } from '../orders/writeHistory.ts';
import type { Due } from '#/domain/operations/periodic/schedule.ts';
import { events } from '../notifications/events.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { orderName } from '../orders/orderTitle.ts';
import { occurrenceSkippedMail } from '../orders/standingOrderMails.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import type { OperationAtWork } from './forEachOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/**
 * One date of a periodic request brings nothing: that stays on record with its reason, and its owners, by
 * notification and mail, and staff are told.
 */
export async function skipOccurrence(
  { context, tenant }: SettlementContext,
  { db, row }: OperationAtWork,
  { nominal, date: on }: Due,
  why: Saying,
): Promise<void> {
  await db
    .insertInto('occurrences')
    .values({
      ...{ tenant_id: tenant.id, uuid_request: row.uuid, nominal_date: nominal, date: on },
      ...{ outcome: 'SKIPPED', uuid_operation: null, ...reasonColumns(why) },
    })
    .execute();
  const title = orderName(row.operation_type);
  await notifyParties(context, db, row, () =>
    events.occurrenceSkipped({ title, date: { date: on }, why }),
  );
  await mailHolders(context, db, tenant, row, (to) =>
    occurrenceSkippedMail(tenant, to, { title, on, why }),
  );
  await alertStaff(context, db, {
    ...{ kind: 'OCCURRENCE_SKIPPED', subject: `${row.uuid}/${nominal}` },
    facts: { operation: row.uuid, title, date: { date: on }, why },
  });
}
