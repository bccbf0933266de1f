import type { Schema } from '#/contract/schema.ts';
import type { RolePermissions } from '../../access/rolePermissions.ts';
import type { OrderField } from '../../orders/order.ts';
import type { LedgerKind } from './ledgerKinds.ts';

/** Wire name of a type. @source specification §3 (operation types) */
export type OperationTypeName = Schema<'OperationType'>;

/** A rule of an order, by the name under which `checks/index.ts` has it. */
export type OrderCheckName =
  | 'bankAccount'
  | 'benefit'
  | 'certificate'
  | 'deferral'
  | 'destination'
  | 'directDebit'
  | 'initialSubscription'
  | 'noLock'
  | 'origin'
  | 'paidIn'
  | 'payMethod'
  | 'periodicMinimum'
  | 'remaining'
  | 'room'
  | 'schedule'
  | 'takenOut'
  | 'target'
  | 'yearlyLimit';

/**
 * A type of operation: everything that depends on the type, so that a new one is a record of its own and nobody
 * else names it. Who needs to know something about a type that no member says adds a member.
 */
export interface OperationType {
  /** Funds (F), pension plans (P) or both. */
  kinds: readonly ('F' | 'P')[];
  /** Who begins one: investors order, the system carries out, staff records. */
  begunBy: 'INVESTOR' | 'STAFF' | 'SYSTEM';
  /** Which roles on the account may order it, and under which conditions; null where nobody orders it. */
  orderers: RolePermissions | null;
  /** A request that others carry out. */
  isRequest: boolean;
  isPeriodic: boolean;
  /** Type of the occurrences of a periodic request. */
  child: OperationTypeName | null;
  /** Into a product, out of one, or out of one into another; null where nothing moves. */
  flow: 'IN' | 'OUT' | 'BETWEEN' | null;
  /** It stays invested: it goes on from or to another product or entity, and is never the investor's money. */
  isTransfer: boolean;
  /** Money between the product and the investor's bank when it is executed. */
  cash: 'IN' | 'OUT' | null;
  /** It counts in the yearly limits of contributions, or what it brings does. */
  isContribution: boolean;
  /** The ledger entry that it is once it is FINALIZED; null where others carry it out or nothing moves. */
  movement: LedgerKind | null;
  /** How settlement executes it at its NAV; null where settlement does not. */
  execution: 'entry' | 'sale' | 'transfer' | 'arrival' | 'departure' | null;
  /** Types of the halves that carry out a transfer. */
  halves: { out: OperationTypeName | null; in: OperationTypeName } | null;
  /**
   * How what it takes out is taxed: the gain with withholding, the gain without, as work income, as the holder's
   * transfers are, or not now; null where nothing leaves.
   */
  tax: 'WITHHELD' | 'DECLARED' | 'WORK_INCOME' | 'TRANSFER' | 'NONE' | null;
  /** From which lots it takes: the oldest, of the compartment it names, as it was executed, or the excess. */
  lots: 'OLDEST' | 'COMPARTMENT' | 'EXECUTED' | 'EXCESS' | null;
  /** What undoes it, where its money is taken back. */
  undoneBy: OperationTypeName | null;
  /** It sets participations apart, or releases them. */
  block: 'SET' | 'RELEASE' | null;
  required: readonly OrderField[];
  optional: readonly OrderField[];
  checks: readonly OrderCheckName[];
  /** Subcategories of what is made to sign or has to be sent along. */
  documents: readonly string[];
  /** Subcategories of what is made to sign besides where its money is charged to a bank account. */
  debited: readonly string[];
  /** `documents` of pension plans, where a type of both kinds has others there. */
  documentsOfPlan: readonly string[] | null;
}
