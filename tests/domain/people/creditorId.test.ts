import { expect, test } from 'vitest';
import { creditorId } from '../../../src/domain/people/creditorId.ts';
import { fc } from '../../support/fc.ts';

/** ISO 7064 mod 97-10 over a text of letters and digits, digit by digit. */
const remainder = (text: string) =>
  [...text]
    .map((sign) => String(parseInt(sign, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

test('the check digits make the number one over 97, whatever the suffix', () => {
  const nif = fc.stringMatching(/^[A-Z][0-9]{8}$/);
  const suffix = fc.stringMatching(/^[0-9A-Z]{3}$/);
  fc.assert(
    fc.property(nif, suffix, (number, kind) => {
      const id = creditorId(number, kind);
      expect(id).toMatch(/^ES\d{2}[0-9A-Z]{3}[A-Z]\d{8}$/);
      expect(id.slice(4)).toBe(kind + number);
      expect(remainder(`${number}ES${id.slice(2, 4)}`)).toBe(1);
    }),
  );
});
