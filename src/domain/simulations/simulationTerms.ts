import type { PlainDate } from '../dates/plainDate.ts';
import { benefitTerms } from '../pensions/benefitTerms.ts';
import type { Reduction } from '../pensions/reduction.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { gainByLot, nettedGain } from '../tax/taxBase.ts';
import type { SimulationCase } from './readSimulation.ts';
import type { HoldingSimulation } from './simulationInput.ts';
import { withholdingRate } from '../tax/taxpayer.ts';

/** How the sale of a simulation is taxed. */
export interface SimulationTerms extends SaleTerms {
  /** A transfer whose gain is not taxed now. */
  isDeferred: boolean;
  /** Of a pension-plan redemption, when it is paid. */
  paid?: PlainDate;
  /** Of a pension-plan redemption. */
  reduction?: Reduction;
}

/** Chooses rate and tax base by operation type, holder and residence. */
export function simulationTerms(read: SimulationCase, input: HoldingSimulation): SimulationTerms {
  const { nav, fee } = read;
  if (read.type.tax === 'WORK_INCOME') {
    const { priced: paid } = read;
    const terms = benefitTerms({ ...read, paid, takenIn: input.pp_reduction_year });
    return { ...terms, isDeferred: false, paid };
  }
  const { isDeferred } = read;
  const rate = isDeferred ? 0n : withholdingRate(read.taxpayer, read.requested, read.rate);
  return { nav, fee, rate, base: input.netting === 'LOT' ? gainByLot : nettedGain, isDeferred };
}
