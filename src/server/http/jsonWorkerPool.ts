import { HttpError } from '../kernel/httpError.ts';
import { createWorkerPool } from '../kernel/workerPool.ts';
import { tooLarge } from './parseJson.ts';
import type { ReadJson } from './jsonWorker.ts';

/** Reads large JSON bodies in a thread of its own. */
export interface JsonWorkerPool {
  /** The value; what `content` says in base64 at its top comes as bytes. Throws an HttpError for what is none or laborious. */
  read(bytes: Buffer): Promise<unknown>;
  close(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/** The thread starts with the first large body. */
export function createJsonWorkerPool(): JsonWorkerPool {
  const desk = createWorkerPool(new URL('./jsonWorker.ts', import.meta.url), PATIENCE_MS);
  return {
    async read(bytes) {
      const { value, content, refused } = await desk
        .ask<ReadJson>(bytes)
        .catch((error: unknown): ReadJson => {
          if (error instanceof HttpError) throw error;
          // It took all of the thread's time or memory.
          throw tooLarge();
        });
      if (refused === 413) throw tooLarge();
      if (refused) throw new HttpError(400, [{ code: 'unreadable' }]);
      if (!content) return value;
      const { buffer, byteOffset, byteLength } = content;
      return { ...(value as object), content: Buffer.from(buffer, byteOffset, byteLength) };
    },
    close: () => desk.close(),
  };
}
