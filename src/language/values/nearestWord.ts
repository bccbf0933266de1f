import { remembered } from './remembered.ts';

/** The known word that a misspelt one most probably means; `undefined` when none is near enough. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (word.length > 100) return undefined;
  const limit = Math.max(1, Math.floor(word.length / 3));
  const small = word.toLowerCase();
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const like = candidate.toLowerCase();
    if (apart(small, like) >= least) continue;
    const away = distance(small, like, least);
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}

/** Whether a word becomes the other by one letter more, less or other, or by two neighbours that change places. */
export const isOneSlipAway = (one: string, other: string): boolean => distance(one, other, 2) === 1;

/** The least that two words can be away from each other: one has more of some letters, the other of others. */
function apart(a: string, b: string): number {
  const [ours, theirs] = [lettersOf(a), lettersOf(b)];
  let more = 0;
  let fewer = 0;
  for (let at = 0; at < BUCKETS; at++) {
    const difference = ours[at]! - theirs[at]!;
    if (difference > 0) more += difference;
    else fewer -= difference;
  }
  return Math.max(more, fewer);
}

const BUCKETS = 32;

/** How often letters stand in a word; those of one bucket are counted together. */
const lettersOf = remembered((word) => {
  const counts = new Uint16Array(BUCKETS);
  for (let at = 0; at < word.length; at++) counts[word.charCodeAt(at) % BUCKETS]!++;
  return counts;
});

/**
 * Insertions, deletions, replacements and swaps of neighbours between two words; gives up at `least`. Only
 * places less than `least` apart are compared: what is further away costs more.
 */
function distance(a: string, b: string, least: number): number {
  if (Math.abs(a.length - b.length) >= least) return least;
  const far = least;
  let before = new Uint16Array(b.length + 1);
  let last = new Uint16Array(b.length + 1);
  let row = new Uint16Array(b.length + 1);
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - least);
    const to = Math.min(b.length, i + least);
    row.fill(far);
    if (from === 1) row[0] = i;
    let lowest = row[0]!;
    for (let j = from; j <= to; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let steps = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) steps = Math.min(steps, before[j - 2]! + 1);
      row[j] = steps;
      lowest = Math.min(lowest, steps);
    }
    [before, last, row] = [last, row, before];
    if (lowest >= least) return least;
  }
  return last[b.length]!;
}
