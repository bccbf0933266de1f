import { countrySpecs } from 'ibantools';
import { breaks, holds, judges } from './judges.ts';

judges('iban', [
  ...holds(undefined, null, ''),
  ...holds('ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332', 'es9121000418450200051332'),
  ...holds('ES7921000813610123456789', 'GB82WEST12345698765432', 'DE89370400440532013000'),
  ...holds('FR1420041010050500013M02606', 'NL91ABNA0417164300', 'PT50000201231234567890154'),
  ...holds('IT60X0542811101000000123456', 'MT84MALT011000012345MTLCAST001S', 'NO9386011117947'),
  ...holds('IE29AIBK93115212345678', 'GE29NB0000000101904917', 'VG96VPVG0000012345678901'),
  ...holds('PK36SCBL0000001123456702', 'PK71SCBLA000001123456702'),
  ...holds('PS92PALS000000000400123456702', ibanOf('PS', 'PALSA0000000004001234567A')),
  ...breaks('iban', 'PK72SCBLA000001123456702', 'PS92PALS00000000040012345670'),
  // Mod 97 holds, the bank's letters are digits.
  ...breaks('iban', ...['IE', 'GE', 'PK', 'PS', 'VG'].map(inDigits)),
  // Mod 97 holds, the control digits of the account do not.
  ...breaks('iban', 'ES1266048764759382421948'),
  ...breaks(
    'iban',
    'ES9121000418450200051333',
    'ES912100041845020005133',
    'ES91210004184502000513321',
  ),
  ...breaks(
    'iban',
    'XX9121000418450200051332',
    '9121000418450200051332',
    'ES',
    'ES91-Ñ',
    '0'.repeat(35),
  ),
  ...breaks('iban', 5, {}, [], true),
  { value: 'x', codes: ['iban'], says: 'tiene un formato incorrecto' },
]);

/** An IBAN of a country with nothing but digits, whose mod 97 holds. */
function inDigits(country: string): string {
  return ibanOf(
    country,
    '1'.repeat(countrySpecs[country as keyof typeof countrySpecs]!.chars! - 4),
  );
}

/** The IBAN of a bank part, whose mod 97 holds. */
function ibanOf(country: string, bank: string): string {
  const digits = `${bank}${country}00`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bank}`;
}
