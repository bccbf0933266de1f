import { typesWhere } from '#/domain/operations/typesWhere.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { withTenant } from '../database/withTenant.ts';
import { alertStaff, resolveAlert } from '../alerts/alertStaff.ts';
import { awaitedOrder } from './executions/dueOrder.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

const KIND = 'NAV_MISSING';
const executed = typesWhere(({ execution }) => execution !== null);

/**
 * Tells staff which NAVs are missing that orders wait for although they should be published: one alert for
 * each product and date, closed when none waits for it any more.
 */
export async function notifyMissingNavs(settlement: SettlementContext): Promise<void> {
  const { context, tenant } = settlement;
  await withTenant(context.db, tenant.id, async (db) => {
    const rows = await db
      .selectFrom('operations')
      .selectAll()
      .where('operation_status', 'in', ['RD_SENT', 'SNCE_3'])
      .where('operation_type', 'in', executed)
      .orderBy('sequence')
      .execute();
    const missing = new Map<
      string,
      { product: string; date: { date: PlainDate }; operations: number }
    >();
    for (const row of rows) {
      const order = await awaitedOrder(settlement, db, row);
      if (!order || order.nav !== undefined) continue;
      const { product, navDate } = order;
      const subject = `${product.key_product}/${navDate}`;
      const operations = (missing.get(subject)?.operations ?? 0) + 1;
      const date = { date: navDate };
      missing.set(subject, { product: product.name_product, date, operations });
    }
    for (const [subject, { operations, ...facts }] of missing)
      await alertStaff(context, db, {
        ...{ kind: KIND, subject, facts: { ...facts, operations: String(operations) } },
      });
    const open = await db
      .selectFrom('staff_alerts')
      .select('subject')
      .where('kind', '=', KIND)
      .where('resolved_at', 'is', null)
      .execute();
    for (const { subject } of open)
      if (!missing.has(subject)) await resolveAlert(context, db, { kind: KIND, subject });
  });
}
