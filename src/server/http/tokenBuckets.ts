/** One bucket for each key: filled at a rate, emptied by one for each request. */
export interface TokenBuckets {
  /** Takes one at `now` (milliseconds); 0 when there was one, otherwise the seconds until there is. */
  consume(key: string, now: number): number;
}

/** More keys than this are not kept: the oldest go first, and begin anew with a full bucket. */
const MOST = 50_000;

/** Buckets that hold `burst` and are filled with `rate` a second. */
export function createTokenBuckets({ rate, burst }: { rate: number; burst: number }): TokenBuckets {
  const kept = new Map<string, { left: number; at: number }>();
  return {
    consume(key, now) {
      const bucket = kept.get(key);
      if (!bucket) {
        if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
        kept.set(key, { left: burst - 1, at: now });
        return 0;
      }
      bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * rate);
      bucket.at = now;
      if (bucket.left < 1) return (1 - bucket.left) / rate;
      bucket.left -= 1;
      return 0;
    },
  };
}
