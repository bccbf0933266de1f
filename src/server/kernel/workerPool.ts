import { Worker } from 'node:worker_threads';
import { currentAsker } from './asker.ts';
import { FairQueue } from './fairQueue.ts';

/** One thread that does one thing after another. */
export interface WorkerPool {
  /** Gives it a message and waits for its answer. Throws what the thread throws, or that it took too long. */
  ask<Answer>(message: unknown): Promise<Answer>;
  close(): Promise<void>;
}

/** One at a time and in turns: however much one person has waiting, the next one is somebody else's. */
const shares = {
  whole: 1,
  tenant: 1,
  person: 1,
  waiting: 10,
  waitingWhole: 49,
};
/** How long anybody waits for their turn at least (ms); never less than one message before theirs may take. */
const TURN_MS = 30_000;
/** A thread whose heap grows beyond this ends; the message it worked on fails. */
const limits = { maxOldGenerationSizeMb: 512 };

/**
 * Starts the thread at the first message and again after one that killed it, was too slow or broke it;
 * the messages behind that one are not lost. It does not keep the process alive.
 */
export function createWorkerPool(script: URL, patienceMs: number): WorkerPool {
  let worker: Worker | undefined;
  const queue = new FairQueue({ ...shares, patienceMs: Math.max(TURN_MS, patienceMs) });

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }

  async function work<Answer>(message: unknown): Promise<Answer> {
    const thread = (worker ??= new Worker(script, { resourceLimits: limits }));
    thread.unref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isWell = false;
    const slow = setTimeout(() => reject(new Error('it took too long')), patienceMs);
    const ended = () => reject(new Error('the thread ended'));
    const answered = (said: { error?: string; answer?: Answer }) => {
      // `node --watch` has threads tell what they import by the same way.
      if (!('error' in said) && !('answer' in said)) return;
      const { error, answer } = said;
      isWell = true;
      if (error === undefined) resolve(answer as Answer);
      else reject(new Error(error));
    };
    thread.on('message', answered).on('error', reject).on('exit', ended);
    try {
      thread.postMessage(message);
      return await promise;
    } catch (error) {
      if (!isWell) await stop();
      throw error;
    } finally {
      clearTimeout(slow);
      thread.off('message', answered).off('error', reject).off('exit', ended);
    }
  }

  return {
    async ask<Answer>(message: unknown) {
      const leave = await queue.enter(currentAsker());
      try {
        return await work<Answer>(message);
      } finally {
        leave();
      }
    },
    close: stop,
  };
}
