import type { DemoAccount } from '../accounts/account.ts';
import { accountsOf } from './accountsOf.ts';
import type { DemoDay } from '../world/day.ts';
import { peopleOf } from '../world/people.ts';
import type { DemoPerson } from '../world/person.ts';
import type { NavsOf } from '../seeding/publishNavs.ts';
import type { DemoOperation } from '../settle/demoOperation.ts';
import { settle } from '../settle/settle.ts';
import { pricingOf, type DemoProduct } from '../world/products.ts';
import { taxpayerOf } from './taxpayerOf.ts';
import type { DemoTenant } from '../world/tenants.ts';
import { uuidOf } from '#/server/kernel/uuidOf.ts';

/** Everything that a tenant's demo rows are made from. */
export interface DemoDataset {
  tenant: DemoTenant;
  day: DemoDay;
  /** The uuid of a readable key: the same one every time, others in each tenant. */
  id(key: string): string;
  products: DemoProduct[];
  people: DemoPerson[];
  accounts: DemoAccount[];
  operations: BuiltDataset[];
  passwordHash: string;
}

/** An operation with its account and its place among the account's. */
export interface BuiltDataset {
  operation: DemoOperation;
  account: DemoAccount;
  sequence: number;
}

/** A row of some table by its columns, the tenant's left out. */
export type Row = Record<string, unknown>;

/** Tells a tenant's story up to a day. */
export function buildDataset(
  tenant: DemoTenant,
  day: DemoDay,
  products: DemoProduct[],
  navs: NavsOf,
  passwordHash: string,
): DemoDataset {
  const people = peopleOf(tenant, day);
  const logins = new Set(people.map(({ login }) => login));
  const accounts = accountsOf(tenant, day, logins, new Set(products.map(({ key }) => key)));
  const terms = new Map(products.map((product) => [product.key, pricingOf(product)]));
  const operations = accounts.flatMap((account) => {
    const market = { navs, terms, today: day.today, taxpayer: taxpayerOf(account, people, day) };
    return settle(account, market).map((operation, sequence) => ({ operation, account, sequence }));
  });
  const id = (key: string) => uuidOf(`${tenant.name}/${key}`);
  return { tenant, day, id, products, people, accounts, operations, passwordHash };
}
