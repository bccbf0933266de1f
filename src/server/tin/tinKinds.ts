import { createRequire } from 'node:module';
import { ownAlgorithms } from './ownAlgorithms.ts';

type Algorithms = Record<string, Record<string, { validate(value: string): { isValid: boolean } }>>;

/** The library is some 300 files: read when the first number is checked, not while people wait for a start. */
let algorithms: Algorithms | undefined;
const algorithmsOf = (iso2: string) =>
  (algorithms ??= (createRequire(import.meta.url)('stdnum') as { stdnum: Algorithms }).stdnum)[
    iso2
  ];

/** Numbers that serve as tax identification, by ISO-2 country, each checked by its own algorithm. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  ES: ['nif', 'nie', 'cif'],
  AR: ['cuit'],
  AT: ['tin', 'uid'],
  AU: ['tfn', 'abn'],
  BE: ['nn', 'bis', 'vat'],
  BG: ['egn', 'pnf', 'vat'],
  BR: ['cpf', 'cnpj'],
  CA: ['sin', 'bn'],
  CH: ['ssn', 'uid'],
  CL: ['rut', 'run'],
  CN: ['ric', 'uscc'],
  CO: ['nit'],
  CY: ['vat'],
  CZ: ['rc', 'dic'],
  DE: ['idnr'],
  DK: ['cpr', 'cvr'],
  EE: ['ik', 'registrikood'],
  FI: ['hetu', 'ytunnus'],
  FR: ['nif', 'siren'],
  GB: ['utr', 'nino'],
  GR: ['vat'],
  HR: ['oib'],
  HU: ['anum'],
  IE: ['pps', 'vat'],
  IT: ['codicefiscale', 'iva'],
  LT: ['asmens', 'pvm'],
  LU: ['tva'],
  LV: ['pvn'],
  MX: ['rfc', 'curp'],
  NL: ['bsn', 'btw'],
  NO: ['fodselsnummer', 'orgnr'],
  PL: ['pesel', 'nip'],
  PT: ['nif', 'nipc'],
  RO: ['cnp', 'cui'],
  SE: ['personnummer', 'orgnr'],
  SI: ['ddv', 'emso'],
  SK: ['rc', 'dph'],
  TR: ['tckimlik', 'vkn'],
  US: ['ssn', 'ein'],
};

/** Whether a country's numbers are checked by an algorithm here. */
export const hasTinCheck = (iso2: string): boolean => Object.hasOwn(kinds, iso2);

/** Whether the number is a tax identification number of that country: any kind that there is will do. */
export function isTinOf(iso2: string, number: string): boolean {
  const bare = number.replace(/[\s./-]/g, '');
  // The library forgives some separators and not others: dots of a Chilean number, say.
  return (
    (kinds[iso2] ?? []).some((kind) => {
      const algorithm = algorithmsOf(iso2)?.[kind];
      return algorithm?.validate(number).isValid || algorithm?.validate(bare).isValid;
    }) || ownAlgorithms[iso2]?.(bare, number) === true
  );
}
