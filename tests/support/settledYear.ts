import { isConserved, readFigures } from '../../src/server/settlement/conservation/readFigures.ts';
import { addDays, addMonths } from '../../src/domain/dates/plainDate.ts';
import { productsOf } from '../../src/demo/world/products.ts';
import { navsUpTo, publishNavs } from '../../src/demo/seeding/publishNavs.ts';
import { demoTenants } from '../../src/demo/world/tenants.ts';
import { settleTenant } from '../../src/server/settlement/settleTenant.ts';
import { withRelease } from '../../src/server/tenants/withRelease.ts';
import { createMarket, type Market } from '../server/settlement/market.ts';
import type { TestServer } from './server.ts';

/** What the invariant said over a year. */
export interface SettledYear {
  days: number;
  /** Figures that were held against each other, over all days. */
  checks: number;
  unequal: number;
  /** Days on which the batch was stopped. */
  stopped: number;
  seconds: number;
  orders: number;
}

const FIRST = '2026-11-21';

/**
 * Settles the demo for a year, day by day as its clock would, with new orders of every kind in every month,
 * the sandboxes' faults among them, and counts what both books said at the end of each day.
 */
export async function settleYear(server: TestServer): Promise<SettledYear> {
  const { context } = server;
  const market = createMarket(server);
  const { uuid: account } = await market.accountOf('Ahorro familiar');
  const last = addDays(addMonths(FIRST, 12), -1);
  const demo = demoTenants.find(({ name }) => name === 'almadraba')!;
  await market.inTenant((db) => publishNavs(db, last, () => navsUpTo(productsOf(demo), last)));
  const began = performance.now();
  let [orders, month] = [0, ''];
  for (let day = FIRST; day <= last; day = addDays(day, 1)) {
    await context.clock.moveTo(new Date(`${day}T09:30:00Z`));
    await settleTenant(context, await withRelease(context, market.tenant));
    if (day.slice(0, 7) === month) continue;
    month = day.slice(0, 7);
    orders += await giveSome(market, account, orders);
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return market.inTenant(async (db) => {
    const kept = await db.selectFrom('conservation_checks').selectAll().execute();
    const now = (await readFigures(db)).filter((each) => !isConserved(each));
    const days = new Set(kept.map(({ day }) => day)).size;
    const { through } = await db
      .selectFrom('settled_days')
      .select('through')
      .executeTakeFirstOrThrow();
    const unequal = kept.filter(({ booked, posted }) => booked !== posted).length + now.length;
    const stopped = through < last ? 1 : 0;
    return { days, checks: kept.length, unequal, stopped, seconds, orders };
  });
}

/** A month's orders, with other faults each time. */
async function giveSome(market: Market, account: string, before: number): Promise<number> {
  const fault = BigInt(41 + (before % 6));
  const transfer = { type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA', gross_amount: 200_000n } as const;
  const debit = { pay_method: 'DOMICILIACION' };
  const orders: Parameters<Market['give']>[0][] = [
    { account, type: 'SUSCRIPCION', gross_amount: 50_000n, details: debit },
    { account, type: 'SUSCRIPCION', gross_amount: 20_000n + fault, details: debit },
    {
      ...{ account, type: 'SUSCRIPCION', gross_amount: 30_000n },
      details: { pay_method: 'TRANSFERENCIA' },
    },
    { account, type: 'REEMBOLSO', gross_amount: 10_000n },
    {
      ...{ account, type: 'SOLICITUD_TRASPASO_INTERNO', gross_amount: 15_000n },
      details: { key_product_target: '10396' },
    },
    ...['01', String(13 + (before % 7))].map((ending) => ({
      ...{ account, ...transfer },
      details: { xt_isin_code: 'ES0138911033', xt_acount_origin: `9999-${ending}` },
    })),
  ];
  if (before === 0)
    orders.push({
      ...{ account, type: 'SOLICITUD_SUSCRIPCION_PERIODICA', gross_amount: 10_000n },
      details: {
        ...{ ...debit, is_periodic: true, per_period: 'MENSUAL', per_start_date: '2026-12-28' },
      },
    });
  for (const order of orders) await market.give(order);
  return orders.length;
}
