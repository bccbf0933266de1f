/** The known word that a misspelt one most probably means; `undefined` when none is near enough. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (word.length > 100) return undefined;
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const away = distance(word.toLowerCase(), candidate.toLowerCase(), least);
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; gives up at `least`. */
function distance(a: string, b: string, least: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
    if (Math.min(...row) >= least) return least;
  }
  return last[b.length]!;
}
