import { moveOperation } from '../orders/moveOperation.ts';
import { events } from '../notifications/events.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { orderUnfilledMail } from '../orders/standingOrderMails.ts';
import { tellParties } from '../orders/tellParties.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import type { ExecutionStep } from './executionStep.ts';

/**
 * An order for participations that are gone: the registry sends it back and staff cancels it. In the
 * demo that is done at once; elsewhere it waits for staff, who are told, and so are its owners, once.
 */
export async function findNothing({ settling, db, row }: ExecutionStep): Promise<void> {
  const { context, tenant, day } = settling;
  if (!context.config.isDemo) {
    const why = 'no quedan participaciones disponibles.';
    const title = await readOrderTitle(db, row);
    const facts = { operation: row.uuid, title, why };
    const alert = { kind: 'ORDER_UNFILLED', subject: row.uuid, facts } as const;
    if (await alertStaff(context, db, tenant.id, alert)) {
      await tellParties(context, db, row, () => events.orderUnfilled({ title, why }));
      await mailHolders(context, db, tenant, row, (to) =>
        orderUnfilledMail(tenant, to, { title, why }),
      );
    }
    return;
  }
  await moveOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'CANCELLED',
    by: 'STAFF',
    channel: 'PRESENCIAL',
    reason: 'No quedan participaciones disponibles.',
    facts: { today: day },
  });
}
