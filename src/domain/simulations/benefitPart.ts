import { toWire } from '../money/wire.ts';
import type { BenefitIncome } from '../pensions/benefitIncome.ts';
import type { Sale } from '../tax/sale.ts';
import type { BenefitPart } from './simulationResult.ts';

/** What a part of a benefit comes to. */
export type BenefitFigures = Pick<Sale, 'gross' | 'commission' | 'withholding' | 'net'> &
  Pick<BenefitIncome, 'taxable'>;

/** The same as the wire tells it. */
export const toBenefitPart = ({
  gross,
  commission,
  withholding,
  net,
  taxable,
}: BenefitFigures): BenefitPart => ({
  gross_amount: toWire(gross, 2),
  commission: toWire(commission, 2),
  withholding: toWire(withholding, 2),
  net_amount: toWire(net, 2),
  taxable_work_income: toWire(taxable, 2),
});
