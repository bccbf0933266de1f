import type { Intervener } from '../people/intervener.ts';
import { isPresent } from '../people/isPresent.ts';

/**
 * Whether the whole area is closed: neither e-mail nor mobile phone. With one of the two it is open,
 * though nothing may be operated.
 * @source specification §2.3, §2.4, §5
 */
export function isAreaBlocked(contact: Pick<Intervener, 'email' | 'mobile_phone'>): boolean {
  return !isPresent(contact.email) && !isPresent(contact.mobile_phone);
}
