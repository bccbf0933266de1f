import type { Schema } from '#/contract/schema.ts';
import { isSignedBy, signLines } from '../kernel/signedLines.ts';

type Callback = Schema<'PaymentCallback'>;

const valuesOf = ({
  event,
  reference,
  status,
  amount,
  sent_at,
}: Omit<Callback, 'signature'>): string[] => [event, reference, status, amount, sent_at];

/** What signs a callback: HMAC-SHA256 in hex over what it says, one value a line, in the contract's order. */
export const signCallback = (said: Omit<Callback, 'signature'>, secret: string): string =>
  signLines(valuesOf(said), secret);

/** Whether whoever said it knows the secret. */
export const isSigned = ({ signature, ...said }: Callback, secret: string): boolean =>
  isSignedBy(secret, { values: valuesOf(said), signature });
