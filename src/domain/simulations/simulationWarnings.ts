import type { SimulationCase } from './readSimulation.ts';
import { lastReducedDay } from '../pensions/reduction.ts';
import { waitingLossOf } from './countedGain.ts';
import { checkResidenceCertificate, isMixed, isResident } from '../tax/residenceCertificate.ts';
import type { Sale } from '../tax/sale.ts';
import { isNatural as areNatural } from '../tax/taxpayer.ts';
import type { HoldingSimulation } from './simulationInput.ts';
import type { SimulationWarning } from './simulationResult.ts';
import type { SimulationTerms } from './simulationTerms.ts';

/** What a client should know beside the figures. */
export function simulationWarnings(
  input: HoldingSimulation,
  read: SimulationCase,
  terms: SimulationTerms,
  sale: Sale,
): SimulationWarning[] {
  const isFund = read.type.tax !== 'WORK_INCOME';
  const isTaxedTransfer = read.type.isTransfer && !terms.isDeferred;
  const isNatural = areNatural(read.taxpayer);
  const warnings: (SimulationWarning | false)[] = [
    {
      code: 'NAV_ESTIMATE',
      params: { nav_date: read.navDate, real_nav_date: input.real_nav_date },
    },
    input.has_redemption_in_progress === true && { code: 'REDEMPTION_IN_PROGRESS' },
    isTaxedTransfer && {
      code: isNatural ? 'NO_DEFERRAL_NON_RESIDENT' : 'NO_DEFERRAL_LEGAL_PERSON',
    },
    isFund && !terms.isDeferred && isMixed(read.taxpayer) && { code: 'TAX_BY_HOLDER' },
    isFund && isNatural && !terms.isDeferred && hasLotBefore1995(sale) && { code: 'PRE_1995_LOTS' },
    waitingLossOf(read, sale) > 0n && { code: 'TWO_MONTH_RULE' },
    ...reductionWarnings(read, terms),
    !isFund && {
      code: isResident(read.taxpayer) ? 'INDICATIVE_WITHHOLDING' : 'NON_RESIDENT_WITHHOLDING',
    },
  ];
  const certificate = checkResidenceCertificate(read.taxpayer, read.requested).map(
    ({ code, params }) => ({
      code: ofCertificate[code]!,
      ...(params && { params }),
    }),
  );
  return [
    ...warnings.filter((warning) => warning !== false),
    ...(isFund && !input.is_plan ? certificate : []),
  ];
}

/** By the reasons that a redemption is refused for. */
const ofCertificate: Readonly<Record<string, string>> = {
  residence_certificate: 'CERTIFICATE_MISSING',
  'residence_certificate.expired': 'CERTIFICATE_EXPIRED',
  'residence_certificate.pending': 'CERTIFICATE_PENDING',
  'residence_certificate.holder': 'CERTIFICATE_OF_HOLDER',
};

/**
 * How far what is paid of contributions from before 2007 is reduced, or why it is not; nothing where there are none.
 * @source LIRPF, transitional provision 12
 */
function reductionWarnings(
  { causeDate }: SimulationCase,
  { reduction }: SimulationTerms,
): SimulationWarning[] {
  const { reasons = [] } = reduction ?? {};
  if (reasons.includes('NO_COMPARTMENT_1')) return [];
  return reasons
    .filter((code) => code !== 'COMPARTMENT_1')
    .map((code) =>
      code === 'OUT_OF_WINDOW' && causeDate
        ? { code, params: { until: lastReducedDay(causeDate) } }
        : { code },
    );
}

/** Their gain may be abated, which this simulation does not do. @source LIRPF, transitional provision 9 */
const hasLotBefore1995 = (sale: Sale): boolean =>
  sale.sold.some(({ lot }) => lot.acquired < '1995-01-01');
