import { toWireLot, type WireLot } from '#/domain/lots/wireLot.ts';
import { roundHalfUp } from '#/domain/money/roundHalfUp.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/** What the sandbox sends for a transfer that names no amount: 5,000 euro, in cents. */
const WHOLE = 500_000n;
/** Value of a participation at the other entity, in millionths of a euro. */
const NAV = 10_000_000n;

/**
 * The money and the fiscal history that the demo's other entity sends: two purchases, the older one
 * of a plan from before 2007 unless the order is about later rights only. Cost is four fifths.
 */
export function receivedFrom({ gross_amount, details }: StoredOperation): {
  amount: bigint;
  lots: WireLot[];
} {
  const amount = gross_amount ?? WHOLE;
  const cost = roundHalfUp(amount * 8n, 10n);
  const older = roundHalfUp(cost * 3n, 4n);
  const shares = sharesFor(amount, NAV);
  const olderShares = roundHalfUp(shares * 3n, 4n);
  const { pp_compartment: compartment } = details;
  const isOld = compartment === '1' || compartment === '3';
  const lot = { origin: String(details.xt_isin_code ?? 'EXTERNO'), sequence: 0 };
  const acquired = [
    isOld ? '2004-11-15' : '2012-05-21',
    compartment === '1' ? '2005-03-01' : '2019-06-03',
  ];
  return {
    amount,
    lots: [
      { ...lot, acquired: acquired[0]!, shares: olderShares, cost: older },
      { ...lot, acquired: acquired[1]!, shares: shares - olderShares, cost: cost - older },
    ].map(toWireLot),
  };
}
