import { residenceCountries, type Crs } from './checkCrs.ts';
import { HOME, type Residence } from './checkResidences.ts';

/** What is known of where somebody pays taxes before they declare it. */
export interface KnownResidences {
  /** Country of the residence on file. */
  taxResidence: string | null;
  /** Other countries that the KYC questionnaire names, with their numbers. */
  answered: readonly Residence[];
  /** The Spanish number on file. */
  own?: string | undefined;
}

/**
 * The residences with which a declaration begins: those that were declared last, also where only the first was kept;
 * before the first declaration those that are known, each country once. A number is given where it is on file.
 */
export function firstResidences(declared: Crs | undefined, known: KnownResidences): Residence[] {
  const listed = declared?.residences ?? [];
  if (listed.length > 0) return [...listed];
  const [main] = residenceCountries(declared ?? {});
  if (main !== undefined)
    return [numbered({ tin_country: main, tin_code: declared?.tin_code }, known)];
  const { taxResidence, answered } = known;
  const [onFile] = residenceCountries({ tin_country: taxResidence });
  const others = answered.filter(({ tin_country }) => tin_country !== onFile);
  const first = answered.find(({ tin_country }) => tin_country === onFile);
  const all = onFile === undefined ? others : [first ?? { tin_country: onFile }, ...others];
  return all.map((residence) => numbered(residence, known));
}

function numbered(residence: Residence, { own }: KnownResidences): Residence {
  const { tin_country, missing_reason } = residence;
  const tin_code =
    residence.tin_code ?? (tin_country === HOME && !missing_reason ? own : undefined);
  return { ...residence, ...(tin_code !== undefined && { tin_code }) };
}
