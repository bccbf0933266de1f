import type { PlainDate } from '../dates/plainDate.ts';
import type { Lot } from '../lots/lot.ts';
import { lotsIn, parseCompartment } from '../lots/compartment.ts';
import { lotsOfTenYears } from './tenYears.ts';

/** What of a benefit decides on the rights that it is paid from, as it was sent or stored. */
export interface PaidFrom {
  pp_compartment?: unknown;
  pp_redemption_cause?: unknown;
}

/**
 * The lots that a benefit may be paid from, in their order: those of the compartment that it names, and
 * for age alone those that were ten years old when it was asked for.
 * @param requested day of the request; what has come of age since is not what was asked for
 * @source RDL 1/2002 art. 8.8; LIRPF, transitional provision 12
 */
export function benefitLots(
  lots: readonly Lot[],
  { pp_compartment, pp_redemption_cause }: PaidFrom,
  requested: PlainDate,
): Lot[] {
  const own = lotsIn(parseCompartment(pp_compartment) ?? '3', lots);
  return pp_redemption_cause === 'ANTIGUEDAD_10_ANIOS' ? lotsOfTenYears(own, requested) : own;
}

/** Whether it may be paid from some of the lots only. */
export const isFromSomeLots = ({ pp_compartment, pp_redemption_cause }: PaidFrom): boolean =>
  pp_redemption_cause === 'ANTIGUEDAD_10_ANIOS' ||
  (parseCompartment(pp_compartment) ?? '3') !== '3';
