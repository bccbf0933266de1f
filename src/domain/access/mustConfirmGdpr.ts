import type { PlainDate } from '../dates/plainDate.ts';
import { consentGiver } from '../people/consentGiver.ts';

export interface GdprDecision {
  /** The tenant's `flow.ALLOW_GDPR`. */
  allowGdpr: boolean;
  /** Whether the questions in force were answered in the private area (`hasConfirmedGdpr`). */
  hasConfirmed: boolean;
  /** Staff look on and never answer for the client. */
  viewer: 'self' | 'staff';
  birthdate?: string | null;
  today: PlainDate;
}

/**
 * Whether this login goes to /validate-gdpr first: the tenant asks, the person themselves is there
 * and may consent (from 14 years on), and has not confirmed yet.
 * @source specification §2.3, §4 'Other transitions'
 */
export function mustConfirmGdpr(decision: GdprDecision): boolean {
  const { allowGdpr, hasConfirmed, viewer, birthdate, today } = decision;
  return (
    allowGdpr && !hasConfirmed && viewer === 'self' && consentGiver(birthdate, today) === 'self'
  );
}
