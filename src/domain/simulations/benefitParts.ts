import { toBenefitPart, type BenefitFigures } from './benefitPart.ts';
import { mixedDue } from './mixedDue.ts';
import type { SimulationCase } from './readSimulation.ts';
import { capitalSale, saleIncome } from './saleIncome.ts';
import type { PensionTax } from './simulationResult.ts';
import type { SimulationTerms } from './simulationTerms.ts';

/**
 * What of a benefit is paid at once and what as an income, all at the same price: the capital as its settlement pays it,
 * and what is left then. Neither of one that is paid at once.
 * @param whole everything that the benefit comes to
 */
export function benefitParts(
  read: SimulationCase,
  terms: SimulationTerms,
  whole: BenefitFigures,
): Pick<PensionTax, 'capital' | 'income'> {
  if (read.method === 'FINANCIERA') return { capital: null, income: toBenefitPart(whole) };
  if (read.method !== 'MIXTA') return { capital: null, income: null };
  const capital = capitalOf(read, terms);
  const income = {
    gross: whole.gross - capital.gross,
    commission: whole.commission - capital.commission,
    withholding: whole.withholding - capital.withholding,
    net: whole.net - capital.net,
    taxable: whole.taxable - capital.taxable,
  };
  return { capital: toBenefitPart(capital), income: toBenefitPart(income) };
}

/** As settlement pays it: first, and under the order's own indicator. */
function capitalOf(read: SimulationCase, terms: SimulationTerms): BenefitFigures {
  const due = mixedDue(read);
  const sale = due && capitalSale(due, read.lots, terms);
  return sale ? { ...sale, ...saleIncome(sale, read.lots, terms) } : nothing;
}

const nothing: BenefitFigures = {
  gross: 0n,
  commission: 0n,
  withholding: 0n,
  net: 0n,
  taxable: 0n,
};
