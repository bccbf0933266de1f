import { withTenant } from '../database/withTenant.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { changeEndedMail } from '../orders/standingOrderMails.ts';
import { inOperationTx } from './forEachOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/**
 * Changes of standing orders that were not signed by the cut-off of the order's next occurrence come to
 * nothing, and everybody on the account is told. Nobody can sign one after that instant anyhow.
 */
export async function endUnsignedChanges(settlement: SettlementContext): Promise<void> {
  const { context, tenant, day } = settlement;
  const late = await withTenant(context.db, tenant.id, (db) =>
    db
      .selectFrom('operations')
      .select('uuid')
      .where('operation_status', '=', 'REGISTERED_ONLINE')
      .where('change_deadline', '<=', context.now())
      .execute(),
  );
  for (const { uuid } of late)
    await inOperationTx(settlement, uuid, async ({ db, row }) => {
      if (row.operation_status !== 'REGISTERED_ONLINE') return;
      const move = { tenant, uuid, to: 'CANCELLED', by: 'SYSTEM', facts: { today: day } } as const;
      const reason = { words: 'why.unsigned_in_time' } as const;
      await transitionOperation(context, db, { ...move, reason });
      const title = await readOrderTitle(db, row);
      await mailHolders(context, db, tenant, row, (to) => changeEndedMail(tenant, to, { title }));
    });
}
