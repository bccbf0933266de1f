import type { Lot } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import { benefitIncome, type BenefitIncome } from '../pensions/benefitIncome.ts';
import type { BenefitDue } from '../pensions/partAsked.ts';
import type { Reduction } from '../pensions/reduction.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { paymentShares } from './paymentShares.ts';

/** A benefit that is paid in both ways, and how much of it as capital, in the order's own measure. */
export type MixedDue = Pick<BenefitDue, 'indicator' | 'left' | 'limit' | 'nav'> & {
  capital: Cents;
};

/**
 * What of a benefit in both ways is paid as capital: first, and in the order's own measure, so that the capital of one
 * that is asked for net is more than its amount. Undefined where none is.
 * @param lots those that it may be paid from, in FIFO order
 */
export function capitalSale(
  due: MixedDue,
  lots: readonly Lot[],
  terms: SaleTerms,
): Sale | undefined {
  if (due.capital <= 0n) return undefined;
  // That there is something after it makes it a part; how much comes after does not.
  const asked = paymentShares({ ...due, payments: 2 }, lots, terms);
  return asked && sell(lots, asked.issues ? due.limit : asked.shares, terms);
}

/**
 * The income that a sale for a benefit is, in its simulation as in its settlement: of one in both ways the capital alone
 * may be reduced, as much as is paid of it.
 * @param lots those that it is sold from
 * @param mixed of a benefit in both ways, while its capital is not paid
 */
export function saleIncome(
  sale: Sale,
  lots: readonly Lot[],
  terms: SaleTerms & { reduction?: Reduction },
  mixed?: MixedDue,
): BenefitIncome {
  const isReduced = terms.reduction?.isEligible === true;
  if (!mixed) return benefitIncome(sale, isReduced);
  const capital = capitalSale(mixed, lots, terms);
  const isAll = capital !== undefined && capital.shares >= sale.shares;
  const { reduction } = capital ? benefitIncome(isAll ? sale : capital, isReduced) : nothing;
  return { reduction, taxable: sale.gross - sale.commission - reduction };
}

const nothing = { reduction: 0n };
