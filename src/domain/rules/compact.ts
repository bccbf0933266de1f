/** No identifier is longer, however it is spaced; what is longer is left as it is. */
const LONGEST = 100;

/**
 * The spelling in which identifiers are stored: no spaces or dashes, capital letters. Only ASCII
 * letters are raised, because others change into letters that nobody typed (`ı` into `I`).
 */
export function compact(text: string): string {
  if (text.length > LONGEST) return text;
  return text.replace(/[\s-]/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
