import type { Schema } from '#/contract/schema.ts';
import { endsAt } from './mostAge.ts';
import type { SignatureRow } from './readSignature.ts';
import { MOST_TRIES } from './takeTry.ts';

/** Whether the newest code of a signature can be tried in a session; null once the signature has ended. */
export function codeState(
  row: SignatureRow,
  session: string | undefined,
  now: Date,
): Schema<'SignatureCodeState'> | null {
  if (row.status !== 'PENDING') return null;
  if (endsAt(row.created_at) <= now) return 'OLD';
  if (row.uuid_session !== session) return 'OTHER_SESSION';
  if (row.expires_at <= now) return 'EXPIRED';
  return row.tries >= MOST_TRIES ? 'SPENT' : 'SENT';
}

/** How often the newest code can still be tried. */
export const triesLeft = ({ status, tries }: SignatureRow): number | null =>
  status === 'PENDING' ? Math.max(MOST_TRIES - tries, 0) : null;
