import { orderChoiceOf } from '../../lots/lotChoice.ts';
import { takeChosen } from '../../lots/takeChosen.ts';
import { sharesOf, type Lot } from '../../lots/lot.ts';
import type { PlainDate } from '../../dates/plainDate.ts';
import { parseCents } from '../../money/cents.ts';
import { parseShares, type MicroShares } from '../../money/shares.ts';
import { sharesFor } from '../../money/valuation.ts';
import { benefitLots } from '../../pensions/benefitLots.ts';
import type { SaleTerms } from '../../tax/exactSale.ts';
import { sharesForNet } from '../../tax/sharesForNet.ts';
import type { Operation } from '../../orders/operation.ts';
import { findOperationType } from '../findOperationType.ts';
import { isTotal } from './totalLock.ts';

/** At what orders under way are expected to be carried out. */
export interface ReservationTerms extends SaleTerms {
  /** Transfers of this holding carry their gain on, so that nothing is withheld from them. */
  defersTransfers?: boolean;
  /** Of a pension plan, from which transfers leave in proportion. */
  isPlan?: boolean;
}

/**
 * Participations that an order which is not executed yet will take from some lots: those it names, or
 * what its gross or net amount needs at the last NAV; all that it may take when it is total or asks for more.
 * Without a NAV nobody can tell, so it is all of them.
 */
export function reservedShares(
  operation: Operation,
  lots: readonly Lot[],
  terms: ReservationTerms | undefined,
): MicroShares {
  const all = sharesOf(takenFrom(operation, lots));
  if (isTotal(operation)) return all;
  const needed = neededShares(operation, lots, terms) ?? all;
  return needed < all ? needed : all;
}

/** Of a benefit the rights that it may be paid from, of any other order all. */
const takenFrom = (operation: Operation, lots: readonly Lot[]): readonly Lot[] =>
  findOperationType(operation.operation_type)?.tax === 'WORK_INCOME' && operation.request_date
    ? benefitLots(lots, operation, dayOf(operation))
    : lots;

const dayOf = ({ request_date }: Operation): PlainDate => request_date?.slice(0, 10) ?? '';

/** What one order under way keeps from others. */
export interface Reservation {
  /** Of the order. */
  uuid: string;
  shares: MicroShares;
}

/** What each order keeps, and the lots that all of them leave, each taking its share as it does when it is executed. */
export function reserve(
  operations: readonly Operation[],
  lots: readonly Lot[],
  terms: ReservationTerms | undefined,
): { reservations: Reservation[]; left: Lot[] } {
  let left = [...lots];
  const reservations = operations.map((operation) => {
    const shares = reservedShares(operation, left, terms);
    const choice = orderChoiceOf(operation, terms?.isPlan === true);
    left = takeChosen(left, shares, choice, dayOf(operation)).left;
    return { uuid: operation.uuid, shares };
  });
  return { reservations, left };
}

function neededShares(
  { operation_type, amount_shares_indicator, shares, gross_amount, net_amount }: Operation,
  lots: readonly Lot[],
  terms: ReservationTerms | undefined,
): MicroShares | undefined {
  const named = positive(parseShares(shares));
  if (named !== undefined) return named;
  if (!terms) return undefined;
  const isUntaxed = terms.defersTransfers && findOperationType(operation_type)?.isTransfer;
  const net = positive(parseCents(net_amount));
  const gross = positive(parseCents(gross_amount));
  if (net !== undefined && (amount_shares_indicator === 'I' || gross === undefined))
    return sharesForNet(lots, net, isUntaxed ? { ...terms, rate: 0n } : terms);
  return gross === undefined ? undefined : sharesFor(gross, terms.nav);
}

const positive = (number: bigint | undefined): bigint | undefined =>
  number !== undefined && number > 0n ? number : undefined;
