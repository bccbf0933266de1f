/** What is still to be kept of a page before its session ends. */
export interface Leaving {
  /** Adds work to be done by then; what it returns takes it away. */
  add(keep: () => Promise<void>): () => void;
  /** Does all of it, for at most so long (ms): a server that never answers keeps nobody here. */
  keepAll(most?: number): Promise<void>;
}

/** Somebody who logs out does not wait longer (ms). */
const MOST = 3_000;

export function createLeaving(): Leaving {
  const works = new Set<() => Promise<void>>();
  return {
    add(keep) {
      works.add(keep);
      return () => works.delete(keep);
    },
    async keepAll(most = MOST) {
      if (works.size === 0) return;
      const late = new Promise<void>((resolve) => setTimeout(resolve, most));
      await Promise.race([Promise.allSettled([...works].map((keep) => keep())), late]);
    },
  };
}
