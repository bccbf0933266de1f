/** Several texts at once, or one that has to stand alone. */
export interface Batch {
  texts: [name: string, text: string][];
  /** All of them, one after the other. */
  together: string;
}

/** Longest text that shares its place with others, in UTF-16 units. */
const SHORT = 1000;
/** Marks that turn the reading of what comes after them. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Deals texts into batches, so that each of them comes into every place in few visits. What is long, or
 * turns what stands beside it, is a batch of its own. A batch that does harm is tried text by text.
 */
export function hostileBatches(texts: Record<string, string>, size = 20): Batch[] {
  const all = Object.entries(texts);
  const isAlone = ([, text]: [string, string]) => text.length > SHORT || TURNS.test(text);
  const sharing = all.filter((one) => !isAlone(one));
  const batches = Array.from({ length: Math.ceil(sharing.length / size) }, (_, index) =>
    sharing.slice(index * size, (index + 1) * size),
  );
  return [...batches, ...all.filter(isAlone).map((one) => [one])].map((texts) => ({
    texts,
    together: texts.map(([, text]) => text).join(' · '),
  }));
}
