import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../refusal.ts';

/** argon2id behind a bounded queue: at most so many at once, so many waiting, and 503 beyond that. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Compares when a place is free and `admit`, asked at that moment, lets it. With no hash it does
   * the same work on a made-up one and answers false.
   */
  verify(
    stored: string | undefined,
    password: string,
    admit?: () => Promise<void>,
  ): Promise<boolean>;
}

/** @source OWASP Password Storage Cheat Sheet; ASVS 5 appendix C: argon2id, 46 MiB, t = 1 */
const parameters = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

export function createPasswordHasher({ atOnce = 2, waiting = 64 } = {}): PasswordHasher {
  let running = 0;
  const queue: (() => void)[] = [];
  let madeUp: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (queue.length >= waiting) throw tooMany(BUSY_SECONDS, 503);
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: (stored, password, admit) =>
      inTurn(async () => {
        await admit?.();
        madeUp ??= hash('nobody has this password', parameters);
        const isRight = await verify(stored ?? (await madeUp), password);
        return stored !== undefined && isRight;
      }),
  };
}

const BUSY_SECONDS = 3;
