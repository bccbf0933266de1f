import type { Schema } from '#/contract/schema.ts';
import { parseCents } from '#/domain/money/cents.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound, HttpError, unprocessable } from '../kernel/httpError.ts';
import { takeMessage, type Receiving } from './receiveMessage.ts';

/** Issues about what the message lacks; all others are about how far the transfer has come. */
const incomplete = /\.(amount|reason|lots)$/;

/**
 * Staff records what was told about a transfer, once by its reference. Throws 404, 422 when the message lacks
 * what its kind brings, 409 with a code of `checkTransferMessage` when it cannot be, or
 * `transfer_message.other` when its reference stands for another.
 */
export async function recordMessage(
  at: Receiving,
  db: TenantDb,
  uuid: string,
  { reference, kind, amount, reason, lots }: Schema<'TransferMessage'>,
): Promise<void> {
  const message = { reference, request: uuid, kind, reason, lots };
  const cents = amount ? (parseCents(amount) ?? 0n) : null;
  const received = await takeMessage(at, db, { ...message, amount: cents }, 'STAFF', false);
  if (received.outcome === 'UNKNOWN') throw notFound();
  const issues = [...received.issues];
  if (issues.some(({ code }) => incomplete.test(code))) throw unprocessable(issues);
  if (issues.length > 0) throw new HttpError(409, issues);
}
