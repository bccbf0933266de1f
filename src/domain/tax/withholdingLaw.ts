import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import { holdersOf, isMixed, isResident } from './residenceCertificate.ts';
import { defersTransfers, withholdingRate, type Taxpayer } from './taxpayer.ts';

/** Articles by which something is withheld of what an order takes out, or nothing; sentences are words `law.<name>`. */
export const withholdingLaws = [
  'gain_resident',
  'gain_company',
  'gain_foundation',
  'gain_non_resident',
  'gain_by_holder',
  'gain_treaty',
  'transfer_deferred',
  'transfer_of_plan',
  'benefit',
  'benefit_non_resident',
] as const;

/** By which law a rate is withheld, and from when until before when it holds; null where nobody can say. */
export interface WithholdingLaw {
  law: (typeof withholdingLaws)[number];
  since: PlainDate | null;
  until: PlainDate | null;
}

/** The rate of gains from funds, the same for residents, companies and non-residents. @source Ley 26/2014, from 2016 on */
const GAIN_RATE_SINCE = '2016-01-01';

/**
 * The law of what is withheld of a sale or transfer of somebody.
 * @param requested day of the order, of a benefit that of its payment
 * @source LIRPF 94.1 a, 99, 101.6; LIS 128; TRLIRNR 25.1 b and f; Ley 49/2002, 12; RDL 1/2002 art. 8.8 and RD 304/2004 art. 50; RIRPF 82, 86, 96
 */
export function withholdingLaw(
  { tax, isTransfer, isPlan }: { tax: string | null; isTransfer: boolean; isPlan?: boolean },
  taxpayer: Taxpayer,
  requested: PlainDate,
): WithholdingLaw {
  if (tax === 'WORK_INCOME') return { law: benefitLaw(taxpayer), ...yearOf(requested) };
  const open = { since: null, until: null };
  if (isTransfer && isPlan) return { law: 'transfer_of_plan', ...open };
  if (isTransfer && defersTransfers(taxpayer)) return { law: 'transfer_deferred', ...open };
  const isExempt = withholdingRate(taxpayer, requested) === 0n;
  if (isExempt && taxpayer.type === 'J' && taxpayer.exemption)
    return { law: 'gain_foundation', ...taxpayer.exemption };
  if (isExempt) return { law: 'gain_treaty', ...servedBy(taxpayer) };
  return { law: gainLaw(taxpayer), since: GAIN_RATE_SINCE, until: null };
}

/** Pensions of non-residents are taxed by a scale of their own, whatever the year's other income is. */
const benefitLaw = (taxpayer: Taxpayer): WithholdingLaw['law'] =>
  isResident(taxpayer) ? 'benefit' : 'benefit_non_resident';

function gainLaw(taxpayer: Taxpayer): WithholdingLaw['law'] {
  if (isMixed(taxpayer)) return 'gain_by_holder';
  return isResident(taxpayer) ? residentLaw[taxpayer.type] : 'gain_non_resident';
}

const residentLaw = { F: 'gain_resident', J: 'gain_company' } as const;

/** The rate of work income is found anew for each calendar year. */
function yearOf(paid: PlainDate) {
  const year = Number(paid.slice(0, 4));
  return { since: `${year}-01-01`, until: `${year + 1}-01-01` };
}

/** As long as the certificates of residence serve: from the newest on, until the oldest does not. */
function servedBy(taxpayer: Taxpayer) {
  const issued = holdersOf(taxpayer)
    .flatMap(({ certificateIssued }) => certificateIssued ?? [])
    .sort();
  const oldest = issued[0];
  return { since: issued.at(-1) ?? null, until: oldest ? addMonths(oldest, 2) : null };
}
