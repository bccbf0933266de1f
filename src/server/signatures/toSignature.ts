import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import { codeState, triesLeft } from './codeState.ts';
import type { SignatureRow } from './readSignature.ts';

/** As the wire shows it to whoever began it: one whose code has run out has expired, until another code is sent. */
export function toSignature(
  row: SignatureRow,
  now: Date,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Schema<'Signature'> {
  const isOver = row.status === 'PENDING' && row.expires_at <= now;
  return {
    uuid: row.uuid,
    status: isOver ? 'EXPIRED' : row.status,
    documents: row.documents.map(({ uuid_document }) => uuid_document),
    code_sent_to: row.sent_to,
    expires_at: row.status === 'PENDING' ? row.expires_at.toISOString() : null,
    code_state: codeState(row, sessionId, now),
    tries_left: triesLeft(row),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
