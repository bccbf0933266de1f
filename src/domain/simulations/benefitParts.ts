import { toWire } from '../money/wire.ts';
import { benefitIncome, type BenefitIncome } from '../pensions/benefitIncome.ts';
import { partAsked } from '../pensions/partAsked.ts';
import { sell, type Sale } from '../tax/sale.ts';
import type { SimulationCase } from './readSimulation.ts';
import { sharesAsked } from './sharesAsked.ts';
import type { BenefitPart, PensionTax } from './simulationResult.ts';
import type { SimulationTerms } from './simulationTerms.ts';

type Figures = Pick<Sale, 'gross' | 'commission' | 'withholding' | 'net'> &
  Pick<BenefitIncome, 'taxable'>;

/**
 * What of a benefit is paid at once and what as an income, all at the same price: the capital as its settlement pays it,
 * and what is left then. Neither of one that is paid at once.
 * @param whole everything that the benefit comes to
 */
export function benefitParts(
  read: SimulationCase,
  terms: SimulationTerms,
  whole: Figures & Pick<Sale, 'shares'>,
): Pick<PensionTax, 'capital' | 'income'> {
  if (read.method === 'FINANCIERA') return { capital: null, income: toPart(whole) };
  if (read.method !== 'MIXTA') return { capital: null, income: null };
  const capital = capitalOf(read, terms, whole);
  const income = {
    gross: whole.gross - capital.gross,
    commission: whole.commission - capital.commission,
    withholding: whole.withholding - capital.withholding,
    net: whole.net - capital.net,
    taxable: whole.taxable - capital.taxable,
  };
  return { capital: toPart(capital), income: toPart(income) };
}

/** As settlement pays it: first, and under the order's own indicator. */
function capitalOf(
  read: SimulationCase,
  terms: SimulationTerms,
  whole: Figures & Pick<Sale, 'shares'>,
): Figures {
  const { indicator: by, capital = 0n, nav, lots } = read;
  if (capital === 0n) return nothing;
  const left = { B: whole.gross, I: whole.net, P: whole.shares, T: null }[by];
  const due = { indicator: by, left, payments: 2, capital, limit: whole.shares, nav };
  const { indicator, amount } = partAsked(due);
  const wire = amount === null ? null : toWire(amount, indicator === 'P' ? 6 : 2);
  const asked = { indicator, lots, available: whole.shares, nav };
  const { shares = whole.shares } = sharesAsked(asked, wire, terms);
  const sale = sell(lots, shares, terms);
  const { taxable } = benefitIncome(sale, terms.reduction?.isEligible === true, capital);
  return { ...sale, taxable };
}

const nothing: Figures = { gross: 0n, commission: 0n, withholding: 0n, net: 0n, taxable: 0n };

const toPart = ({ gross, commission, withholding, net, taxable }: Figures): BenefitPart => ({
  gross_amount: toWire(gross, 2),
  commission: toWire(commission, 2),
  withholding: toWire(withholding, 2),
  net_amount: toWire(net, 2),
  taxable_work_income: toWire(taxable, 2),
});
