import type { Choice } from './choices.ts';

/** A choice with its words as a search sees them. */
export interface Searchable extends Choice {
  words: string;
}

/** Small letters without accents: "Álava/Araba" is found as "alava araba". */
export function toSearchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Choices that can be searched by any word of their label, by their code, or by their keywords. */
export function searchables(choices: readonly Choice[]): Searchable[] {
  return choices.map((choice) => ({
    ...choice,
    words: ` ${toSearchable(`${choice.label} ${choice.key} ${choice.keywords ?? ''}`)} `,
  }));
}

/**
 * The choices that have every word of the query, whatever their order and accents: first those that
 * begin with it, then those that have each as a whole word, then those with words that begin so, then the others; each
 * in the list's own order.
 */
export function matching(choices: readonly Searchable[], query: string): readonly Searchable[] {
  const sought = toSearchable(query);
  if (!sought) return choices;
  const parts = sought.split(' ');
  const ranks: Searchable[][] = [[], [], [], []];
  for (const choice of choices) {
    if (!parts.every((part) => choice.words.includes(part))) continue;
    const begins = choice.words.startsWith(` ${sought}`);
    const areWords = parts.every((part) => choice.words.includes(` ${part} `));
    const wordsBegin = parts.every((part) => choice.words.includes(` ${part}`));
    ranks[begins ? 0 : areWords ? 1 : wordsBegin ? 2 : 3]!.push(choice);
  }
  return ranks.flat();
}
