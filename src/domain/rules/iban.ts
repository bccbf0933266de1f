import { isValidIBAN } from 'ibantools';
import { compact } from './compact.ts';
import { textRule } from './text.ts';

const LONGEST = 34;

/** Bank parts that the library takes with digits where the registry asks for letters. @source ISO 13616 registry */
const bankParts: Readonly<Record<string, RegExp>> = {
  GE: /^[A-Z]{2}\d{16}$/,
  IE: /^[A-Z]{4}\d{14}$/,
  PK: /^[A-Z]{4}[A-Z0-9]{16}$/,
  PS: /^[A-Z]{4}[A-Z0-9]{21}$/,
  VG: /^[A-Z]{4}\d{16}$/,
};

/**
 * International bank account number: country's form, mod 97 and, in Spain, the two control digits of
 * the account. Spaces, dashes and small letters are forgiven. Option: `true`.
 * @source specification §5 (iban), ISO 13616
 */
export const checkIban = textRule('iban', (text) => {
  const iban = compact(text);
  if (iban.length > LONGEST || !isValidIBAN(iban)) return false;
  return bankParts[iban.slice(0, 2)]?.test(iban.slice(4)) ?? true;
});
