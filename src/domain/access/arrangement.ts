/**
 * How the signatures of several holders are arranged. Stored as the word; the contract also speaks
 * the letter.
 * @source specification §3 'Arrangement (signature) types'
 */
export const arrangementLetters = {
  INDISTINTA: 'I',
  CONJUNTA: 'C',
  MANCOMUNADA: 'M',
  MANCOMUNADA_CONDICIONADA: 'O',
  SOLIDARIA: 'S',
} as const;

export type Arrangement = keyof typeof arrangementLetters;

/** The arrangement that a word or a letter names, at the edge; `undefined` when neither. */
export function toArrangement(code: string): Arrangement | undefined {
  const words = Object.keys(arrangementLetters) as Arrangement[];
  return words.find((word) => word === code || arrangementLetters[word] === code);
}
