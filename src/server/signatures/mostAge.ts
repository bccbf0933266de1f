import { addSeconds } from '../identity/sessions.ts';
import { HttpError } from '../kernel/httpError.ts';

/**
 * Seconds from its beginning in which a signature can be confirmed, however often its code is sent again: what
 * somebody read in the morning is not signed in the evening, by who knows whom, without being opened again.
 */
export const MOST_AGE_SECONDS = 3_600;

/** Until when a signature that was begun then can be confirmed at all. */
export const endsAt = (createdAt: Date): Date => addSeconds(createdAt, MOST_AGE_SECONDS);

/** Refuses (409) a signature that was begun too long ago. */
export function assertNotExpired({ created_at }: { created_at: Date }, now: Date): void {
  if (endsAt(created_at) <= now) throw new HttpError(409, [{ code: 'signature_old' }]);
}
