import type { PlainDate } from '../dates/plainDate.ts';
import type { Account } from './account.ts';
import type { Intervener } from './intervener.ts';

/**
 * Who is looking, with the wire's field names and the intervener already merged with
 * `personal_data` and `contacts`.
 * @source specification §3 Session
 */
export interface Session {
  user: SessionUser;
  intervener: Intervener;
  accounts: Account[];
  notifications: SessionNotification[];
  /** How many documents wait for their signature, those of orders among them. */
  pending_signatures?: number;
  /** For which date of a redemption that goes on they have to send a certificate of tax residence. */
  certificate_needed_on?: PlainDate | null;
}

export interface SessionUser {
  given_name?: string | null;
  family_name_1?: string | null;
}

export interface SessionNotification {
  uuid?: string;
  is_read?: boolean | null;
}
