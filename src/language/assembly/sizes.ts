import type { Kind } from '../grammar/index.ts';

interface Size {
  bytes: number;
  depth: number;
  /** Objects and lists. */
  nodes: number;
  /** Entries of one object. */
  properties: number;
}

/** How large a document may be. Lists of codes, of texts and of words, and the table of locks, are long by nature and have a limit of their own. */
export const sizes: { default: Size } & Partial<Record<Kind, Size>> = {
  default: { bytes: 256 * 1024, depth: 32, nodes: 2000, properties: 200 },
  codes: { bytes: 1024 * 1024, depth: 8, nodes: 6000, properties: 5000 },
  locks: { bytes: 512 * 1024, depth: 8, nodes: 4000, properties: 1_000 },
  words: { bytes: 512 * 1024, depth: 4, nodes: 100, properties: 2_000 },
  texts: { bytes: 1024 * 1024, depth: 4, nodes: 100, properties: 10_000 },
};
