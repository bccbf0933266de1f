import { dotted, unseen } from './plainName.ts';

const LONGEST = 2_000;
/** Marks of addresses, links and markup, as mail programs look for them. */
const pointing = /[@＠<>[\]{}|\\`]|:\/|\/\/|^www\b|^(?:https?|mailto|tel|ftp)\b/iu;
const LEFT_OUT = '[…]';

/**
 * Words that a person wrote, as a mail may quote them: their lines, of which each is marked as a quotation, in
 * which no mail program finds an address. What points somewhere is left out; all of it is in the private area.
 */
export function plainText(text: string): string {
  const whole = [...text].slice(0, LONGEST).join('') + ([...text].length > LONGEST ? '…' : '');
  const lines = whole.split(/\r\n|[\r\n\u2028\u2029]/).map(plainLine);
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}

const plainLine = (line: string): string =>
  line
    .replace(unseen, ' ')
    .split(/\s+/)
    .map((word) => (pointing.test(word.normalize('NFKC')) ? LEFT_OUT : word.replace(dotted, '. ')))
    .join(' ')
    .trim();
