import type { orderActions } from '../../access/actions.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order, OrderField } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';

/** One rule of an order; empty when it holds. Pointers are below the order. */
export type OrderCheck = (order: Order, context: OrderContext) => Issue[];

/** A type of operation: what it is made of and what it must satisfy. */
export interface OperationType {
  /** Funds (F), pension plans (P) or both. */
  kinds: readonly ('F' | 'P')[];
  /** Who begins one: investors order, the system carries out, staff records. */
  begunBy: 'INVESTOR' | 'STAFF' | 'SYSTEM';
  /** The action of the role matrix that an order of this type is. */
  action?: (typeof orderActions)[number];
  /** A request that others carry out. */
  isRequest: boolean;
  isPeriodic: boolean;
  /** It takes participations from the holding: split ownership signs together, they are reserved. */
  isDisposal: boolean;
  required: readonly OrderField[];
  optional: readonly OrderField[];
  checks: readonly OrderCheck[];
  /** Subcategories of what the client confirms having read; of the target in a transfer. */
  accept: readonly string[];
  /** Subcategories of what is made to sign or has to be sent along. */
  documents: readonly string[];
  /** The two of pension plans, where a type of both kinds has others there. */
  ofPlan?: { accept: readonly string[]; documents: readonly string[] };
}
