import { forbidden, notFound, unauthorized } from '../kernel/httpError.ts';
import { isSignedBy } from '../kernel/signedLines.ts';
import { keepDelivery } from '../mail/deliveries.ts';
import type { Handler } from '../ports/handler.ts';

/** A carrier's clock may differ from ours by so much. */
const LATEST_MS = 15 * 60_000;

/**
 * What a carrier says became of a letter; believed when it is signed with the secret that we share, and of these
 * minutes. It is kept for good; what it says twice is kept once.
 */
export const receiveMessageReceipt: Handler<'receiveMessageReceipt'> = async ({
  context,
  body,
  inTenant,
}) => {
  const { receiptsSecret } = context.config;
  if (!receiptsSecret) throw notFound();
  const { reference, state, said_by, sent_at, signature } = body;
  const values = [reference, state, said_by, sent_at];
  if (!isSignedBy(receiptsSecret, { values, signature })) {
    context.log.warn({ reference, said_by }, 'a receipt was forged');
    throw unauthorized();
  }
  const at = context.now();
  if (Math.abs(at.getTime() - Date.parse(sent_at)) > LATEST_MS) throw forbidden();
  const message = reference.toLowerCase();
  if (!(await inTenant((db) => keepDelivery(db, { message, state, said_by, at }))))
    throw notFound();
  return { data: { received: true } };
};
