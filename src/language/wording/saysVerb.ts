import { remembered } from '../values/remembered.ts';
import { verbs } from './verbs.ts';

/**
 * Whether the words of a button begin with one of these Spanish verbs, as the language says it; in any
 * language that has forms where none is given. «Sí, anular» does too; «No anular» does not.
 */
export function saysVerb(words: string, of: readonly string[], language?: string): boolean {
  const said = plain(words).replace(/^(?:si|yes|ok|vale|d'acord|oui|sim|bai)[\s,.:;-]+/, '');
  return Object.keys(verbs)
    .filter((one) => language === undefined || one === language)
    .some((one) => {
      const begins = formsOf(of, one).some((form) => said === form || said.startsWith(`${form} `));
      return begins || (LAST.has(one) && endsWithVerb(said, of, one));
    });
}

/** Languages in which the verb stands last: «Agindua baliogabetu», and never after «ez». */
const LAST: ReadonlySet<string> = new Set(['eu']);

const endsWithVerb = (said: string, of: readonly string[], language: string) =>
  !/(?:^| )ez(?: |$)/.test(said) && formsOf(of, language).some((form) => said.endsWith(` ${form}`));

/** Whether a question names one of the verbs, wherever in it. */
export function namesVerb(words: string, of: readonly string[], language?: string): boolean {
  const said = ` ${plain(words)} `;
  return formsOf(of, language).some((form) => said.includes(` ${form} `));
}

/** The forms that a language has, as it writes them, for the person who is told what to write. */
export function writtenForms(of: readonly string[], language?: string): string[] {
  return Object.entries(verbs)
    .filter(([name]) => language === undefined || name === language)
    .flatMap(([, forms]) => of.flatMap((verb) => forms[verb] ?? []));
}

/** The same as they are compared; found once for each list of verbs. */
function formsOf(of: readonly string[], language = ''): string[] {
  const known = compared.get(of) ?? new Map<string, string[]>();
  compared.set(of, known);
  const found = known.get(language) ?? writtenForms(of, language || undefined).map(plain);
  known.set(language, found);
  return found;
}

const compared = new WeakMap<readonly string[], Map<string, string[]>>();

/** Small letters without accents, words apart by one space, signs around words left out. */
const plain = remembered((words) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/[^\p{L}\p{N}·',.:;-]+/gu, ' ')
    .replace(/(?<=\p{L})[,.:;]+(?=\s|$)/gu, '')
    .trim(),
);
