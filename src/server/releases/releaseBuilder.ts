import { createWorkerPool } from '../kernel/workerPool.ts';
import type { Origins, ReleaseBuilder } from '../ports/releaseBuilder.ts';
import type { BuildMessage } from './buildWorker.ts';

/** A check of all documents takes a second, the first one several, on a busy machine many: others are served meanwhile. */
const PATIENCE_MS = 120_000;

/** The thread starts when somebody opens the Studio. @param root folder with `schemas` and `tenants` */
export function createReleaseBuilder(root: string): ReleaseBuilder {
  const pool = createWorkerPool(new URL('./buildWorker.ts', import.meta.url), PATIENCE_MS);
  const known = new Map<string, { key: string; answer: Promise<Origins> }>();
  const ask = <Answer>(message: BuildMessage) => pool.ask<Answer>(message);
  return {
    build: (build) => ask({ root, build }),
    compare: (compare) => ask({ root, compare }),
    origins(origins, served) {
      const key = served + JSON.stringify(origins.own);
      const found = known.get(origins.tenant);
      if (found?.key === key) return found.answer;
      const answer = ask<Origins>({ root, origins });
      known.set(origins.tenant, { key, answer });
      answer.catch(() => known.delete(origins.tenant));
      return answer;
    },
    warm(of) {
      // Who needs it asks again, and is told then.
      ask({ root, build: { ...of, base: {}, changed: {} } }).catch(() => undefined);
    },
    close: () => pool.close(),
  };
}
