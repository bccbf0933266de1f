import { isValidIBAN } from 'ibantools';
import { compact } from './compact.ts';
import { textRule } from './text.ts';

const LONGEST = 34;

/**
 * International bank account number: country's form, mod 97 and, in Spain, the two control digits of
 * the account. Spaces, dashes and small letters are forgiven. Option: `true`.
 * @source specification §5 (iban), ISO 13616
 */
export const checkIban = textRule('iban', (text) => {
  const iban = compact(text);
  return iban.length <= LONGEST && isValidIBAN(iban);
});
