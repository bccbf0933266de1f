import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import { addSeconds } from '../identity/sessions.ts';
import { releasedTenants } from '../tenants/releasedTenants.ts';
import type { Tenant } from '../ports/tenant.ts';
import { decidePayment } from './decidePayment.ts';
import { withoutDelay } from './provider.ts';
import { paymentProvider } from './providers.ts';
import type { PaymentRow } from './readPayment.ts';

const MINUTE = 60;
const DAY = 86_400;
const MOST = 200;
/** A provider that did not answer so often is left alone until the next time. */
const MOST_FAULTS = 3;

/** Asks providers about payments that hang: what they said may have been lost. Runs again at any time. */
export async function askPayments(context: Context): Promise<void> {
  const { db, now } = context;
  for await (const tenant of releasedTenants(context)) {
    const waiting = await withTenant(db, tenant.id, (transaction) =>
      transaction
        .selectFrom('payments')
        .selectAll()
        .where('status', '=', 'PENDING')
        .where('created_at', '<=', addSeconds(now(), -MINUTE))
        .orderBy('asked_at', (order) => order.asc().nullsFirst())
        .limit(MOST)
        .execute(),
    );
    const faults = new Map<string, number>();
    for (const payment of waiting) {
      const known = faults.get(payment.provider) ?? 0;
      if (known < MOST_FAULTS && !(await askPayment(context, tenant, payment)))
        faults.set(payment.provider, known + 1);
    }
  }
}

/** Asks about one payment; false when its provider does not answer: it is asked again another time. */
export async function askPayment(
  context: Context,
  tenant: Tenant,
  payment: PaymentRow,
): Promise<boolean> {
  const { db, now, log } = context;
  const { uuid, reference, provider: name } = payment;
  const isOld = payment.created_at <= addSeconds(now(), -DAY);
  try {
    const chosen = paymentProvider(context, tenant, name);
    const state =
      chosen && reference
        ? await withoutDelay(chosen.provider.ask(context, tenant, reference))
        : undefined;
    await withTenant(db, tenant.id, async (transaction) => {
      const { status, amount } = state ?? { status: 'PENDING', amount: payment.amount };
      if (reference && status !== 'PENDING')
        await decidePayment(context, transaction, tenant, {
          provider: name,
          event: `asked-${reference}-${status}`,
          reference,
          status,
          amount,
        });
      else
        await transaction
          .updateTable('payments')
          .set({ asked_at: now(), ...(isOld && { status: 'REJECTED', decided_at: now() }) })
          .where('uuid', '=', uuid)
          .where('status', '=', 'PENDING')
          .execute();
    });
    return true;
  } catch (error) {
    log.warn({ err: error, payment: uuid }, 'a payment could not be asked about');
    // Others come first the next time.
    await withTenant(db, tenant.id, (transaction) =>
      transaction
        .updateTable('payments')
        .set({ asked_at: now() })
        .where('uuid', '=', uuid)
        .execute(),
    ).catch(() => undefined);
    return false;
  }
}
