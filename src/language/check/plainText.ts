import { strangeCharacter } from './characters.ts';
import { remembered } from '../values/remembered.ts';
import { foreignIn, ownOf, type Own } from './contacts.ts';
import { feignsDigits } from './lookalikes.ts';

const TAG =
  /<[a-z!/?]|<\s+(?:\/\s*)?(?:a|b|base|body|embed|form|html|i|iframe|img|input|link|math|meta|object|script|style|svg|video)\b/i;
const SCHEME =
  /\b(?:javascript|vbscript)\s*:\s*\S|\b(?:mailto|blob|intent|ms-\w+):\S|\bdata\s*:\s*(?:text|image|application|audio|video|font)\s*\/\s*\w|\bdata:[;,]/i;

/** Why a sentence says nothing; `undefined` where it has words, or places that are filled. */
export const blankIn = (sentence: string): string | undefined =>
  sentence !== '' && sentence.trim() === '' ? 'El texto está en blanco: no dice nada.' : undefined;

/** Why a sentence is more than plain words of its language; `undefined` when it is nothing else. */
export function unsafeIn(sentence: string, own: Own, language = 'es'): string | undefined {
  // What is fine whoever says it is looked at once for all: a tenant's own addresses only allow more.
  if (forAll(language)(sentence) === undefined) return undefined;
  const before = judged.get(own) ?? new Map<string, string | undefined>();
  judged.set(own, before);
  const key = `${language} ${sentence}`;
  if (!before.has(key)) before.set(key, judge(sentence, own, language));
  return before.get(key);
}

const nobody = ownOf();
const languages = new Map<string, (sentence: string) => string | undefined>();

/** Judges the sentences of a language as if nobody said them: the same stands in documents, as a key and in every tenant's. */
function forAll(language: string): (sentence: string) => string | undefined {
  const known =
    languages.get(language) ?? remembered((sentence) => judge(sentence, nobody, language));
  languages.set(language, known);
  return known;
}

/** What is said against a sentence because of who says it. */
const judged = new WeakMap<Own, Map<string, string | undefined>>();

function judge(sentence: string, own: Own, language: string): string | undefined {
  if (TAG.test(sentence)) return 'Los textos no llevan etiquetas: sólo palabras.';
  if (sentence.includes('://') || sentence.includes('](') || SCHEME.test(sentence))
    return 'Los textos no llevan direcciones: los enlaces van en «to».';
  if (/&(?:#\d+|#x[0-9a-f]+|[a-z]{2,});/i.test(sentence))
    return 'Los textos no llevan entidades HTML.';
  return strangeCharacter(sentence, language) ?? feignedIn(sentence) ?? foreignIn(sentence, own);
}

/** A box that looks ticked, a figure with letters in it, a day that no calendar has. */
function feignedIn(sentence: string): string | undefined {
  if (/\[\s?[xX✓✔]\s?\]|[☑☒]/u.test(sentence))
    return 'Los textos no llevan casillas marcadas: las marca la persona.';
  if (feignsDigits(sentence)) return 'Una cifra lleva letras que parecen números.';
  return hasNoDay(sentence) ? 'Esa fecha no existe.' : undefined;
}

function hasNoDay(sentence: string): boolean {
  const days = sentence.matchAll(/(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g);
  return [...days].some(([, day, month, year]) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1;
  });
}
