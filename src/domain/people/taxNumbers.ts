/**
 * Kinds of numbers that serve as tax identification, by country (ISO-3): those that are known here and checked, so the
 * country issues them. @source European Commission and OECD, tax identification numbers by country
 */
export const taxNumbers: Readonly<Record<string, readonly string[]>> = {
  ESP: ['nif', 'nie', 'cif'],
  ARG: ['cuit'],
  AUT: ['tin', 'uid'],
  AUS: ['tfn', 'abn'],
  BEL: ['nn', 'bis', 'vat'],
  BGR: ['egn', 'pnf', 'vat'],
  BRA: ['cpf', 'cnpj'],
  CAN: ['sin', 'bn'],
  CHE: ['ssn', 'uid'],
  CHL: ['rut', 'run'],
  CHN: ['ric', 'uscc'],
  COL: ['nit'],
  CYP: ['vat'],
  CZE: ['rc', 'dic'],
  DEU: ['idnr'],
  DNK: ['cpr', 'cvr'],
  EST: ['ik', 'registrikood'],
  FIN: ['hetu', 'ytunnus'],
  FRA: ['nif', 'siren'],
  GBR: ['utr', 'nino'],
  GRC: ['vat'],
  HRV: ['oib'],
  HUN: ['anum'],
  IRL: ['pps', 'vat'],
  ITA: ['codicefiscale', 'iva'],
  LTU: ['asmens', 'pvm'],
  LUX: ['tva'],
  LVA: ['pvn'],
  MEX: ['rfc', 'curp'],
  NLD: ['bsn', 'btw'],
  NOR: ['fodselsnummer', 'orgnr'],
  POL: ['pesel', 'nip'],
  PRT: ['nif', 'nipc'],
  ROU: ['cnp', 'cui'],
  SWE: ['personnummer', 'orgnr'],
  SVN: ['ddv', 'emso'],
  SVK: ['rc', 'dph'],
  TUR: ['tckimlik', 'vkn'],
  USA: ['ssn', 'ein'],
};

/** Whether a country is known to issue tax numbers. */
export const issuesNumbers = (country: string): boolean => Object.hasOwn(taxNumbers, country);
