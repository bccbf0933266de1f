import { alertStaff } from '../alerts/alertStaff.ts';
import type { Saying } from '../kernel/words.ts';
import type { Context } from '../ports/context.ts';
import { events } from '../notifications/events.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { orderUnfilledMail } from '../orders/standingOrderMails.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { OperationAtWork } from './forEachOperation.ts';

/** Who tells, in which tenant. */
export interface Telling {
  context: Pick<Context, 'id' | 'now' | 'mail'>;
  tenant: Tenant;
}

/**
 * An order waits because it cannot be executed: staff are told, and its owners, by notification and mail, once.
 * @param why a sentence that begins small
 */
export async function notifyUnfilled(
  { context, tenant }: Telling,
  { db, row }: OperationAtWork,
  why: Saying,
): Promise<void> {
  const title = await readOrderTitle(db, row);
  const facts = { operation: row.uuid, title, why };
  const alert = { kind: 'ORDER_UNFILLED', subject: row.uuid, facts } as const;
  if (!(await alertStaff(context, db, alert))) return;
  await notifyParties(context, db, row, () => events.orderUnfilled({ title, why }));
  await mailHolders(context, db, tenant, row, (to) =>
    orderUnfilledMail(tenant, to, { title, why }),
  );
}
