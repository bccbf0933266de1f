import type { Issue } from '../kernel/issue.ts';

/**
 * Every character that the typeface of our papers has: Latin letters of all languages of Europe and of Vietnamese,
 * Greek and Cyrillic ones, digits, and the signs of ordinary text. Nothing that is not seen or turns the reading around.
 */
const PRINTABLE =
  /^[\t\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2212]*$/u;

/** Text that can stand on paper as it was written: what is signed says what was answered. */
export function checkPrintable(value: unknown): Issue[] {
  if (typeof value !== 'string') return [];
  const text = value.normalize('NFC');
  if (PRINTABLE.test(text)) return [];
  const found = Array.from(text).find((each) => !PRINTABLE.test(each))!;
  return [{ code: 'unprintable', path: '', params: { character: named(found) } }];
}

/** The character, or its number where nothing is seen of it. */
const named = (character: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
