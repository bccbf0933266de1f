import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inHashQueue } from '../identity/hashQueue.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A code of six digits, every one as likely. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code: slow to guess for its ten minutes, even for who reads the database. */
export async function keepCode(code: string): Promise<{ hash: Buffer; salt: Buffer }> {
  const salt = randomBytes(16);
  return { salt, hash: await inHashQueue(() => derive(code, salt, 32)) };
}

export async function isCode(
  code: string,
  { hash, salt }: { hash: Buffer; salt: Buffer },
): Promise<boolean> {
  return timingSafeEqual(await inHashQueue(() => derive(code, salt, 32)), hash);
}
