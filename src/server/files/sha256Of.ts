import { createHash } from 'node:crypto';
import { nextTurn } from '../kernel/nextTurn.ts';

/** So much takes about a millisecond. */
const SLICE = 512 * 1024;

/** The SHA-256 of bytes in hex; in between others have their turn. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += SLICE) {
    if (at > 0) await nextTurn();
    hash.update(bytes.subarray(at, at + SLICE));
  }
  return hash.digest('hex');
}
