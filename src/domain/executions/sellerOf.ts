import { departureChoice, type LotChoice } from '../lots/lotChoice.ts';
import type { OperationType } from '../operations/kinds/operationType.ts';
import { defersTransfers, type Taxpayer } from '../tax/taxpayer.ts';

/** What is known of whoever sells, or receives. */
export interface Seller {
  taxpayer: Taxpayer;
  /** A transfer whose gain is not taxed now, so that it carries dates and cost. */
  isDeferred: boolean;
  /** From which lots, where it is not simply the oldest. */
  choice?: LotChoice;
  /** Tax year in which the reduction of a benefit was taken for the same contingency. */
  takenIn?: number;
}

/**
 * How a type of operation treats whoever gave it. Transfers of a plan and of natural persons resident in Spain defer
 * the tax; a departure from a plan takes in proportion from before and after 2007, unless it says otherwise.
 * @param compartment as the order indicates it
 * @source LIRPF 94.1 a
 */
export function sellerOf(
  type: OperationType,
  taxpayer: Taxpayer,
  isPlan: boolean,
  compartment?: unknown,
): Seller {
  const isDeferred = type.isTransfer && (isPlan || defersTransfers(taxpayer));
  if (!type.isTransfer || !isPlan) return { taxpayer, isDeferred };
  return { taxpayer, isDeferred, choice: departureChoice(compartment) };
}
