import { isValidIBAN } from 'ibantools';
import { compact } from './compact.ts';
import { textRule } from './text.ts';

const LONGEST = 34;

/**
 * Bank parts of which the library knows another form than the registry: it takes digits for letters, and in PK and
 * PS nothing but digits after them. @source ISO 13616 registry
 */
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
  if (iban.length > LONGEST) return false;
  const bankPart = bankParts[iban.slice(0, 2)];
  return bankPart
    ? bankPart.test(iban.slice(4)) && /^\d\d$/.test(iban.slice(2, 4)) && holdsMod97(iban)
    : isValidIBAN(iban);
});

/** @source ISO 7064, MOD 97-10 */
function holdsMod97(iban: string): boolean {
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
