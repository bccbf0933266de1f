import type { Issue } from '../kernel/issue.ts';
import type { Residence } from './checkResidences.ts';
import { isPresent } from './isPresent.ts';
import { US } from './usIndicia.ts';

type Obligation = Partial<Residence>;

/**
 * Issues of tax obligations in other countries: that of the residence on record (ISO-3) is none of them
 * (`kyc.own_residence`). @source OECD Common Reporting Standard, section VII.A (reason to know); Ley 10/2010, article 6
 */
export const checkElsewhere = (rows: readonly Obligation[], residence: string | null): Issue[] =>
  told(rows, ({ tin_country }) => tin_country !== undefined && tin_country === residence, {
    code: 'kyc.own_residence',
    at: 'tin_country',
  });

/**
 * Issues of tax obligations of whoever says that they have no number of the United States: none is given with them
 * (`kyc.us_number_denied`). @source FATCA agreement Spain–USA, annex I, VI.A; Ley 10/2010, article 6
 */
export const checkNoUsNumber = (rows: readonly Obligation[]): Issue[] =>
  told(rows, ({ tin_country, tin_code }) => tin_country === US && isPresent(tin_code), {
    code: 'kyc.us_number_denied',
    at: 'tin_code',
  });

const told = (
  rows: readonly Obligation[],
  isWrong: (row: Obligation) => boolean,
  { code, at }: { code: string; at: keyof Residence },
): Issue[] =>
  rows.flatMap((row, index) => (isWrong(row) ? [{ code, path: `/${index}/${at}` }] : []));
