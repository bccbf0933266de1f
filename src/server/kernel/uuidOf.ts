import { createHash } from 'node:crypto';

/** Namespace of everything that has a readable key. */
const NAMESPACE = Buffer.from('6f1d2b6a0c5e5a5c9c3f4e7d8a9b0c1d', 'hex');

/** The same uuid for the same key, always. @source RFC 9562 §5.5 (version 5) */
export function uuidOf(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key, 'utf8').digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((at, index, all) => hex.slice(at, all[index + 1])).join('-');
}
