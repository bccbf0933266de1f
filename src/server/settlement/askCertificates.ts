import { withTenant } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { readCertificatesAsked, type CertificateAhead } from '../orders/certificateAhead.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import { orderName } from '../orders/orderTitle.ts';
import { certificateNeededMail } from '../orders/standingOrderMails.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/**
 * Asks, once for each holder and date, for the certificate of tax residence without which a date of a redemption that
 * goes on will be left out.
 * @source specification §9 (non-residents)
 */
export async function askCertificates({ context, tenant, day }: SettlementContext): Promise<void> {
  await withTenant(context.db, tenant.id, async (db) => {
    const fresh = new Set<string>();
    const isFresh = async ({ on, holders }: CertificateAhead): Promise<boolean> => {
      for (const uuid_intervener of holders) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('expiry_notices')
          .values({
            ...{ tenant_id: tenant.id, uuid_intervener, kind: 'CERTIFICATE' },
            ...{ expires_on: on, stage: 'AHEAD' },
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) fresh.add(`${uuid_intervener}/${on}`);
      }
      return holders.some((uuid) => fresh.has(`${uuid}/${on}`));
    };
    for (const asked of await readCertificatesAsked(db, tenant, day)) {
      if (!(await isFresh(asked))) continue;
      const { row, on } = asked;
      const about = { title: orderName(row.operation_type), date: { date: on } };
      await notifyParties(context, db, row, () => events.certificateNeeded(about));
      await mailHolders(context, db, tenant, row, (to) => certificateNeededMail(tenant, to, about));
    }
  });
}
