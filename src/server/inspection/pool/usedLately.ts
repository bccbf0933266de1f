/** What people have used of something lately: what was used is forgotten at a steady rate. */
export interface UsedLately {
  add(key: string, amount: number): void;
  of(key: string): number;
}

/** More people are not remembered: those who used something the longest ago go. */
const MOST = 10_000;

/**
 * @param forgottenPerSecond of each person's amount
 * @param now milliseconds
 */
export function createUsedLately(
  forgottenPerSecond: number,
  now: () => number = () => performance.now(),
): UsedLately {
  const used = new Map<string, { amount: number; at: number }>();
  const of = (key: string) => {
    const known = used.get(key);
    if (!known) return 0;
    return Math.max(0, known.amount - ((now() - known.at) / 1_000) * forgottenPerSecond);
  };
  return {
    of,
    add(key, amount) {
      const sum = of(key) + amount;
      used.delete(key);
      if (used.size >= MOST) used.delete(used.keys().next().value!);
      used.set(key, { amount: sum, at: now() });
    },
  };
}
