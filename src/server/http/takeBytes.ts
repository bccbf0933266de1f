import type { Readable } from 'node:stream';
import type { Claim } from '../kernel/budget.ts';
import { tooLarge } from './parseJson.ts';

/** Reads a body into memory, no more than `most` bytes of it, and claims what it takes as it comes. */
export async function takeBytes(body: Readable, most: number, claim: Claim): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > most) throw tooLarge();
      claim.growTo(size);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // What still comes is let through, so that the sender reads the answer.
    body.resume();
    throw error;
  }
  return Buffer.concat(chunks, size);
}
