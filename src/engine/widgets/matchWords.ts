import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import type { Localization } from '#/language/presentation/format.ts';

/** How far a typed sentence is the one that is asked for, in words; '' when nothing was typed. */
export function matchWords(typed: string | undefined, { text }: Localization): string {
  const given = typed?.trim().normalize('NFC') ?? '';
  if (given === '') return '';
  if (given === phrase) return text('page.phrase.equal');
  const right = lastWords(phrase.slice(0, sameUpTo(given)));
  return right ? text('page.phrase.until', { words: right }) : text('page.phrase.different');
}

/** How many characters are the same from the beginning. */
function sameUpTo(given: string): number {
  let at = 0;
  while (at < given.length && given[at] === phrase[at]) at++;
  return at;
}

/** The last three whole words of a beginning of the phrase. */
function lastWords(right: string): string {
  const isWhole = /^[\s.]?$/.test(phrase[right.length] ?? '');
  const whole = isWhole ? right : right.replace(/\S*$/, '');
  return whole.trim().split(/\s+/).slice(-3).join(' ');
}
