import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex over values, one a line. */
export const signLines = (values: readonly string[], secret: string): string =>
  createHmac('sha256', secret).update(values.join('\n')).digest('hex');

/** Whether whoever said these values knows the secret. */
export function isSignedBy(
  secret: string,
  { values, signature }: { values: readonly string[]; signature: string },
): boolean {
  const expected = Buffer.from(signLines(values, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
