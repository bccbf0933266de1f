import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inHashQueue, type HashQueue } from './hashQueue.ts';
import type { PasswordHasher } from '../ports/passwordHasher.ts';

/** @source OWASP Password Storage Cheat Sheet; ASVS 5 appendix C: argon2id, 46 MiB, t = 1 */
const parameters = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

/** The hash of no password: comparing with it takes as long as with any other, and nothing is ever right. */
export function noPassword(): string {
  const { memoryCost, timeCost, parallelism } = parameters;
  const [salt, digest] = [16, 32].map((bytes) =>
    randomBytes(bytes).toString('base64').replace(/=+$/, ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

export function createPasswordHasher(inTurn: HashQueue = inHashQueue): PasswordHasher {
  let madeUp: Promise<string> | undefined;
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
