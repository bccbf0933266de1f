import type { SellableHolding } from '#/domain/executions/sellableHolding.ts';
import type { Seller } from '#/domain/executions/sellerOf.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import type { DemoNav } from '../world/navs.ts';
import type { DemoOrder } from '../world/orders.ts';
import type { DemoOperation } from './demoOperation.ts';
import type { DemoMarket } from './market.ts';

/** An order about to be executed, with what is needed for it. */
export interface Step {
  order: DemoOrder;
  type: OperationType;
  /** The operation as far as it is known before the NAV. */
  base: DemoOperation;
  point: DemoNav;
  market: DemoMarket;
  seller: Seller;
  /** What the account holds by then. */
  holding(): SellableHolding;
}

/** What came of a step; `later` is a second half that happens on another day. */
export interface Outcome {
  operations: DemoOperation[];
  later?: { date: string; run(): Outcome };
}

/** Euro of an order in cents. */
export const centsOf = ({ amount }: DemoOrder): bigint =>
  typeof amount === 'number' ? BigInt(Math.round(amount * 100)) : 0n;
