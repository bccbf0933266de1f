import { remembered } from '../values/remembered.ts';

/** What stands for a letter, a sign or a digit and is read as one. */
const DASHES = /[\u00ad\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/gu;
const units =
  'cero uno dos tres cuatro cinco seis siete ocho nueve|zero one two three four five six seven eight nine|zero un dues tres quatre cinc sis set vuit nou|zero un deux trois quatre cinq six sept huit neuf|zero um dois tres quatro cinco seis sete oito nove|cero un dous tres catro cinco seis sete oito nove|zero bat bi hiru lau bost sei zazpi zortzi bederatzi';
const tens = 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const teens =
  'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const values = new Map<string, number>([
  ...units
    .split('|')
    .flatMap((words) => words.split(' ').map((word, at): [string, number] => [word, at])),
  ['una', 1],
  ...tens.split(' ').map((word, at): [string, number] => [word, (at + 1) * 10]),
  ...teens.split(' ').map((word, at): [string, number] => [word, at + 10]),
  ...hundreds.split(' ').map((word, at): [string, number] => [word, (at + 1) * 100]),
]);

/** Words before which the point of a sentence stands, and not that of an address. */
const THIS =
  /^(?:a|en|de|este|esta|ese|aquel|el|un|cada|ningun|algun|cuyo|primer|segundo|tercer|ultimo|dicho|mismo|al|del|su|otro|que|aquest|aquell|l'ultim|the|this|that|each)$/;
const POINT = /^(?:punto|punt|dot|point|puntu|ponto)$/;
const AT = /^(?:arroba|arrova|arrobe|at|arobase)$/;
/** Ends of addresses that are said aloud; a word after "punto" that is none is a word. */
const ENDS =
  'com|es|net|org|info|eu|cat|gal|eus|io|app|online|site|xyz|top|co|tv|biz|web|shop|pt|fr|uk|ru|cn|dev|gob|gov|edu|finance|financial|money|bank|fund|funds|trade|trading|invest|cash|credit|loan|live|click|link|store|page|vip|icu|cloud';
const END = new RegExp(`^(?:${ENDS})$`);

/** Whether a word is an end of addresses. */
export const isEnd = (word: string): boolean => END.test(word);

/** "evil-punto-com", "evilpuntocom", "evil·com": the point within the word. */
const INNER = new RegExp(
  `(?<=\\p{L})-(?:punto|punt|dot|ponto|puntu)-(?=\\p{L})|(?<=\\p{L}{3})(?:punto|dot)(?=(?:com|es|net|org)(?!\\p{L}))|(?<=\\p{L})[·•∙‧・](?=(?:${ENDS})(?!\\p{L}))`,
  'gu',
);

/** Letters as they are meant: one width, one dash, small, without accents. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .replace(DASHES, '-')
    .toLowerCase();

/**
 * A text with its spellings undone, so that what is looked for in it is found however it was written: words for
 * digits, "punto" and "arroba", brackets around signs, letters pulled apart. Small letters, without accents.
 */
export const unspelt = remembered((text): string => {
  const joined = folded(text)
    .replace(INNER, '.')
    .replace(/\s?[[({<]\s?(?:\.|punto|punt|dot|point|ponto)\s?[\])}>]\s?/g, '.')
    .replace(/[[({<]\s?(\.|@|punto|punt|dot|point|arroba|arrova|at)\s?[\])}>]/g, ' $1 ')
    .replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}.@-] ){2,80}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (apart) =>
      apart.replaceAll(' ', ''),
    );
  const words = joined.split(/\s+/).filter(Boolean);
  return numbersIn(signsIn(words)).join(' ');
});

/** "evil punto com" is "evil.com"; "en este punto es posible" stays. */
function signsIn(words: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, before, after] = [words[at]!, all.at(-1), words[at + 1]];
    const end = after?.replace(/[^a-z].*$/, '') ?? '';
    const isPoint = (POINT.test(word) && !THIS.test(before ?? '')) || word === '.';
    if (before !== undefined && isPoint && isEnd(end) && !'.:;!?'.includes(before.at(-1)!)) {
      all[all.length - 1] = `${before}.${after}`;
      at++;
    } else if (before !== undefined && after !== undefined && AT.test(word) && isMail(words, at)) {
      all[all.length - 1] = `${before}@${after}`;
      at++;
    } else all.push(word);
  }
  return all;
}

/** "at" and "arroba" join where an address follows. */
const isMail = (words: readonly string[], at: number) =>
  words[at] !== 'at' ||
  /\.[a-z]{2,}/.test(words[at + 1] ?? '') ||
  (POINT.test(words[at + 2] ?? '') && isEnd(words[at + 3]?.replace(/[^a-z].*$/, '') ?? ''));

/** Words for numbers, where three or more stand together or beside digits; before "mil" or "euros" they are an amount. */
function numbersIn(words: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  while (at < words.length) {
    const { run, spoken } = runFrom(words, at);
    const isAmount = AMOUNT.test(words[at + run.length] ?? '');
    if (run.length < 3 || spoken === 0 || isAmount)
      all.push(...words.slice(at, at + Math.max(run.length, 1)));
    else all.push(digitsOf(run));
    at += Math.max(run.length, 1);
  }
  return all;
}

const AMOUNT = /^(?:mil|millon|euro|centim|particip|por)/;
const bare = (word: string) => word.replace(/[,.-]{1,3}$/, '');

/** Words for numbers and digits that stand together, and how many are words. */
function runFrom(words: readonly string[], start: number): { run: string[]; spoken: number } {
  let end = start;
  let spoken = 0;
  while (end < words.length) {
    const word = bare(words[end]!);
    const isNumber = values.has(word) || /^\+?\d{1,4}$/.test(word);
    const isAnd =
      (word === 'y' || word === 'i') && end > start && values.has(bare(words[end + 1] ?? ''));
    if (!isNumber && !isAnd) break;
    if (values.has(word)) spoken++;
    end++;
  }
  return { run: words.slice(start, end).map(bare), spoken };
}

/** "seiscientos doce treinta y cuatro" is "61234". */
function digitsOf(run: readonly string[]): string {
  let said = '';
  let open = 0;
  let last = '';
  const close = () => {
    if (last) said += String(open);
    open = 0;
    last = '';
  };
  for (const word of run) {
    const value = values.get(word);
    if (value === undefined) {
      if (/\d/.test(word)) {
        close();
        said += word;
      } else last = 'and';
    } else {
      const fits = last !== '' && value > 0 && (last === 'and' || open % 100 === 0) && value < 100;
      if (!fits || value >= 100) close();
      open += value;
      last = value >= 10 && open % 10 === 0 ? 'tens' : 'units';
      if (last === 'units') close();
    }
  }
  close();
  return said;
}
