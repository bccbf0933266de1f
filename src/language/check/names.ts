import { publicBodies } from '../wording/publicBodies.ts';

/** What two names look like to somebody who reads quickly. */
export const looks = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[0o]/g, 'o')
    .replace(/[1il]/g, 'l')
    .replaceAll('rn', 'm');

/** Words of a name as they look; letters that stand alone are one word: "C.N.M.V.", "C N M V". */
export function wordsOf(name: string): string[] {
  const joined = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[. ]+){1,20}\p{L}\.?(?![\p{L}\p{N}])/gu, (apart) =>
      apart.replace(/[. ]/g, ''),
    );
  return joined
    .split(/[^\p{L}\p{N}]+/u)
    .map(looks)
    .filter(Boolean);
}

/** What many managers are called beside their name. */
const COMMON = new Set(
  'gestion gestora gestoras gestio fondos fondo fons fund funds pensiones pensions inversion inversiones investment investments asset assets management capital grupo group partners wealth sgiic sgic sgc sgfp sa sau sl slu sv av ag spain espana iberia pro fi fp y i de del la el los las and the of'
    .split(' ')
    .map(looks),
);

/** What tells a name from the others of its trade. */
export function coreOf(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !COMMON.has(word));
  return own.length > 0 ? own : words;
}

/** Names this long are found within other words, too. */
const LONG = 7;

/** Whether the words of one name stand in another, side by side or joined. */
export function within(words: readonly string[], other: readonly string[]): boolean {
  const joined = other.join('');
  return (
    words.some((_, at) => other.every((word, index) => words[at + index] === word)) ||
    (joined.length >= LONG && words.join('').includes(joined))
  );
}

/** Names of authorities, as words; a word alone stays a word, so that "ine" is not found in "líneas". */
const authorities = publicBodies.flatMap(({ name, names = [] }) => [name, ...names]).map(wordsOf);

/** Whether a name has that of an authority in it. */
export const namesAuthority = (name: string): boolean =>
  authorities.some((authority) => within(wordsOf(name), authority));

/** Authorities as they stand in an address: their domains without the ending, and their names joined. */
const labels = new Set(
  publicBodies.flatMap(({ name, names = [], domains }) => [
    ...[name, ...names].map((one) => wordsOf(one).join('')),
    ...domains.map((domain) => looks(domain.split('.')[0]!)).filter((label) => label.length > 2),
  ]),
);

/** Whether a part of a host, or what stands between its hyphens, is an authority's name. */
export const hostNamesAuthority = (host: string): boolean =>
  host.split('.').some((label) => {
    const parts = label.split('-').map(looks);
    return (
      labels.has(looks(label)) ||
      parts.some((part) => labels.has(part)) ||
      [...labels].some((one) => one.length >= LONG && looks(label).includes(one))
    );
  });
