import { findOperationType } from '../operations/findOperationType.ts';

/**
 * From which lots an order takes, where it is not simply the oldest: the rights from before 2007 or from later,
 * both in proportion, or the contribution that was too much.
 */
export type LotChoice = 'COMPARTMENT_1' | 'COMPARTMENT_2' | 'PROPORTIONAL' | 'EXCESS';

/** What of an operation decides on it. */
interface Choosing {
  operation_type: string;
  pp_compartment?: unknown;
  /** As it was executed. */
  lots_by?: unknown;
}

/** The choice of an operation; undefined takes the oldest first. */
export function lotChoiceOf({
  operation_type,
  pp_compartment,
  lots_by,
}: Choosing): LotChoice | undefined {
  const lots = findOperationType(operation_type)?.lots;
  if (lots === 'EXCESS') return 'EXCESS';
  if (lots === 'COMPARTMENT') return byCompartment(pp_compartment);
  if (lots !== 'EXECUTED') return undefined;
  return lots_by === 'PROPORTIONAL' ? lots_by : byCompartment(lots_by);
}

/** Of an order that is still to be carried out; a transfer out of a plan takes in proportion unless it says otherwise. */
export const orderChoiceOf = (order: Choosing, isPlan: boolean): LotChoice | undefined =>
  isPlan && findOperationType(order.operation_type)?.isTransfer
    ? departureChoice(order.pp_compartment)
    : lotChoiceOf(order);

/** Of a transfer out of a plan: what it indicates, else both in proportion. @source RPFP (RD 304/2004) art. 50 */
export const departureChoice = (compartment: unknown): LotChoice =>
  byCompartment(compartment) ?? 'PROPORTIONAL';

function byCompartment(value: unknown): LotChoice | undefined {
  if (value === '1' || value === 'COMPARTMENT_1') return 'COMPARTMENT_1';
  return value === '2' || value === 'COMPARTMENT_2' ? 'COMPARTMENT_2' : undefined;
}
