const LONGEST = 80;
/** What breaks a line, is not seen, or turns the direction of what follows. */
export const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Marks of addresses, links and markup, as mail programs look for them, and numbers long enough to be called. */
const pointing =
  /[@＠<>[\]{}|\\`]|:\/|\/\/|\bwww\b|\b(?:https?|mailto|tel|ftp)\b|\d(?:[\s./-]?\d){8}/iu;
/** Dots by which a mail program takes a word for the name of a host. */
export const dotted = /(?<=[\p{L}\p{N}])[.．。｡․](?=\p{L})/gu;

/**
 * A name that a person chose, as a mail may say it: one line of at most 80 letters in which no mail program
 * finds an address. `M.Carmen` becomes `M. Carmen`; what points somewhere is not said at all.
 * @param otherwise what is said instead, in our words
 */
export function plainName(name: string, otherwise: string): string {
  const line = name.normalize('NFKC').replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  if (line === '' || pointing.test(line)) return otherwise;
  const said = [...line.replace(dotted, '. ')];
  return said.length <= LONGEST ? said.join('') : `${said.slice(0, LONGEST - 1).join('')}…`;
}
