import type { DemoNav } from '../world/navs.ts';
import type { DemoOrder } from '../world/orders.ts';
import type { DemoOperation } from './demoOperation.ts';
import type { Holdings } from './holdings.ts';
import type { DemoMarket } from './market.ts';

/** An order about to be executed, with what is needed for it. */
export interface Step {
  order: DemoOrder;
  /** The operation as far as it is known before the NAV. */
  base: DemoOperation;
  point: DemoNav;
  market: DemoMarket;
  holdings: Holdings;
}

/** What came of a step; `later` is a second half that happens on another day. */
export interface Outcome {
  operations: DemoOperation[];
  later?: { date: string; run(): Outcome };
}

/** Euro of an order in cents. */
export const centsOf = ({ amount }: DemoOrder): bigint =>
  typeof amount === 'number' ? BigInt(Math.round(amount * 100)) : 0n;
