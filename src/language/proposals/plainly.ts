import { isObject } from '../values/mergePatch.ts';

/** Letters of a value that stand in a sentence. */
const MOST = 120;

/** A value that a sentence can say: a text, the words of one with places, a number, or yes and no. */
export function plainly(value: unknown): string | undefined {
  const plain = isObject(value) ? value.text : value;
  if (!['string', 'number', 'boolean'].includes(typeof plain)) return undefined;
  const said = String(plain);
  return said.length > MOST ? `${said.slice(0, MOST)}…` : said;
}
