import type { Issue } from '../kernel/issue.ts';

/** Provinces by the first two digits of their postal codes, as the statistics institute numbers them. @source INE; RD 1516/1980 */
const provinces: Readonly<Record<string, string>> = {
  '01': 'VI',
  '02': 'AB',
  '03': 'A',
  '04': 'AL',
  '05': 'AV',
  '06': 'BA',
  '07': 'PM',
  '08': 'B',
  '09': 'BU',
  '10': 'CC',
  '11': 'CA',
  '12': 'CS',
  '13': 'CR',
  '14': 'CO',
  '15': 'C',
  '16': 'CU',
  '17': 'GI',
  '18': 'GR',
  '19': 'GU',
  '20': 'SS',
  '21': 'H',
  '22': 'HU',
  '23': 'J',
  '24': 'LE',
  '25': 'L',
  '26': 'LO',
  '27': 'LU',
  '28': 'M',
  '29': 'MA',
  '30': 'MU',
  '31': 'NA',
  '32': 'OR',
  '33': 'O',
  '34': 'P',
  '35': 'GC',
  '36': 'PO',
  '37': 'SA',
  '38': 'TF',
  '39': 'S',
  '40': 'SG',
  '41': 'SE',
  '42': 'SO',
  '43': 'T',
  '44': 'TE',
  '45': 'TO',
  '46': 'V',
  '47': 'VA',
  '48': 'BI',
  '49': 'ZA',
  '50': 'Z',
  '51': 'CE',
  '52': 'ML',
};

/** The key of the province that a Spanish postal code is of (`ESP-M`); undefined where it is of none. */
export function provinceOf(postalCode: string): string | undefined {
  const prefix = postalCode.slice(0, 2);
  const key = Object.hasOwn(provinces, prefix) ? provinces[prefix] : undefined;
  return key && `ESP-${key}`;
}

const SPAIN = 'ESP';

/**
 * A postal code fits its country and its province: in Spain five digits, of which the first two are the province's.
 * Codes `address.postal_code`, `address.postal_province`; nothing is asked of other countries, nor of a province that
 * is not chosen yet.
 */
export function checkPostalCode(code: string, country: unknown, province: unknown): Issue[] {
  if (country !== SPAIN || code === '') return [];
  if (!/^\d{5}$/.test(code)) return [{ code: 'address.postal_code', path: '' }];
  const own = provinceOf(code);
  const isOther = typeof province === 'string' && province !== '' && province !== own;
  return isOther || own === undefined ? [{ code: 'address.postal_province', path: '' }] : [];
}
