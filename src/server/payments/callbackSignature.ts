import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Schema } from '#/contract/schema.ts';

type Callback = Schema<'PaymentCallback'>;

/** HMAC-SHA256 in hex over what a callback says, one value a line, in the contract's order. */
export function signCallback(
  { event, reference, status, amount, sent_at }: Omit<Callback, 'signature'>,
  secret: string,
): string {
  const said = [event, reference, status, amount, sent_at].join('\n');
  return createHmac('sha256', secret).update(said).digest('hex');
}

/** Whether whoever said it knows the secret. */
export function isSigned({ signature, ...said }: Callback, secret: string): boolean {
  const expected = Buffer.from(signCallback(said, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
