import type { DemoAccount } from '../accounts/account.ts';
import { stories } from '../accounts/index.ts';
import type { DemoDay } from '../world/day.ts';
import type { DemoOrder } from '../world/orders.ts';
import type { DemoTenant } from '../world/tenants.ts';

/**
 * A tenant's accounts: those whose holder is a client there, with the orders of the products and
 * kinds that it offers and of the people that it knows.
 */
export function accountsOf(
  tenant: DemoTenant,
  day: DemoDay,
  logins: ReadonlySet<string>,
  products: ReadonlySet<string>,
): DemoAccount[] {
  const isOffered = ({ product, to = product, by, child, fields }: DemoOrder) =>
    products.has(product) &&
    products.has(to) &&
    (by === undefined || logins.has(by)) &&
    (tenant.hasPeriodics || (child === undefined && !fields?.is_periodic));
  return stories
    .flatMap((story) => story(day, tenant))
    .map((account) => ({
      ...account,
      parties: Object.fromEntries(
        Object.entries(account.parties).filter(([login]) => logins.has(login)),
      ),
      orders: account.orders.filter(isOffered),
    }))
    .filter(({ parties }) => Object.values(parties).some(isHolder))
    .filter(({ kind, orders }) => kind === 'FI' || orders.length > 0);
}

const isHolder = (roles: string[]) => roles.includes('TITULAR') || roles.includes('USUFRUCTUARIO');
