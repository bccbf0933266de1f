import { createPrng } from '../world/prng.ts';
import type { DemoDay } from '../world/day.ts';
import { redemption, subscription, transfer } from '../world/orders.ts';
import type { DemoOrder } from '../world/orders.ts';
import type { DemoTenant } from '../world/tenants.ts';
import { account, holder } from './account.ts';
import type { DemoAccount } from './account.ts';

const ACCOUNTS = 80;
const ORDERS_EACH = 37;
const FUNDS = ['10392', '10393', '10394', '10395', '10396'];

/**
 * A client with 80 accounts and about 3,000 operations over twelve years, the same ones every time and
 * others in each tenant.
 */
export function grande(demo: DemoDay, { number }: DemoTenant): DemoAccount[] {
  return Array.from({ length: ACCOUNTS }, (_, index) => {
    const chance = createPrng(1000 * (number + 1) + index);
    const opened = day(2014, 1 + Math.floor(chance() * 20), chance());
    return account(
      {
        key: `grande/${index + 1}`,
        opened,
        parties: holder('grande'),
        orders: history(opened, chance).filter(({ on }) => on < demo.ago(18)),
      },
      { alias: `Cartera ${String(index + 1).padStart(2, '0')}` },
    );
  });
}

/** A first large subscription, then mostly subscriptions, some redemptions and transfers. */
function history(opened: string, chance: () => number): DemoOrder[] {
  const pick = () => FUNDS[Math.floor(chance() * FUNDS.length)] ?? '10392';
  const first = pick();
  const orders = [subscription(opened, first, 20_000 + Math.floor(chance() * 60) * 500)];
  const year = Number(opened.slice(0, 4));
  for (let index = 1; index < ORDERS_EACH; index++) {
    const on = day(
      year,
      2 + Number(opened.slice(5, 7)) + Math.floor((index * 128) / ORDERS_EACH),
      chance(),
    );
    const kind = chance();
    const amount = 200 + Math.floor(chance() * 40) * 50;
    const target = pick();
    if (kind < 0.8 || target === first) orders.push(subscription(on, target, amount));
    else if (kind < 0.93) orders.push(redemption(on, first, amount));
    else orders.push(transfer(on, first, target, amount));
  }
  return orders;
}

/** A day of the given month counted from January of `year`. */
const day = (year: number, month: number, part: number) =>
  new Date(Date.UTC(year, month, 1 + Math.floor(part * 27))).toISOString().slice(0, 10);
