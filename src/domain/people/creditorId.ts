/**
 * The SEPA creditor identifier (AT-02) of a Spanish company: ES, two check digits by ISO 7064 mod 97-10 over the tax
 * number and `ES00`, a business suffix that they leave out, and the tax number.
 * @param nif nine letters and digits in capitals
 * @source EPC262-08, Creditor Identifier Overview
 */
export function creditorId(nif: string, suffix = '000'): string {
  const digits = [...`${nif}ES00`].map((sign) => String(parseInt(sign, 36))).join('');
  const check = 98n - (BigInt(digits) % 97n);
  return `ES${String(check).padStart(2, '0')}${suffix}${nif}`;
}
