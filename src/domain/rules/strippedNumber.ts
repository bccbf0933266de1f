/** Removes everything but digits and comma, then asks the pattern. */
export function isStrippedNumber(text: string, pattern: RegExp): boolean {
  return pattern.test(text.replace(/[^\d,]+/g, ''));
}
