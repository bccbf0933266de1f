import { arrivals } from '../operations/transferTypes.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { resolveAlerts } from '../alerts/resolveAlerts.ts';
import { withTenant } from '../database/withTenant.ts';
import { readTransfers } from '../operations/readTransfers.ts';
import { TRANSFERRING } from './followTransfers.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

const KIND = 'TRANSFER_OVERDUE';

/** Tells staff which transfers from other entities have passed the last day of a step, until they go on. */
export async function watchTransfers({ context, tenant, day }: SettlementContext): Promise<void> {
  await withTenant(context.db, tenant.id, async (db) => {
    const rows = await db
      .selectFrom('operations')
      .selectAll()
      .where('operation_type', 'in', arrivals)
      .where('operation_status', 'in', [...TRANSFERRING])
      .orderBy('sequence')
      .execute();
    const late = (await readTransfers(db, tenant, rows)).filter(
      ({ due }) => due.on !== null && due.on < day,
    );
    const subjectOf = ({ row, due }: (typeof late)[number]) => `${row.uuid}/${due.waitsFor}`;
    for (const each of late) {
      const { row, due } = each;
      const facts = { operation: row.uuid, date: { date: due.on! }, rule: due.rule };
      const named = { ...facts, waits_for: { words: `transfer_wait.${due.waitsFor}` } as const };
      const alert = { kind: KIND, subject: subjectOf(each), facts: named } as const;
      await alertStaff(context, db, alert);
    }
    await resolveAlerts(context, db, { kind: KIND, except: late.map(subjectOf) });
  });
}
