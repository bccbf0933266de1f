import { daysBetween, parseDate, type PlainDate } from '../dates/plainDate.ts';
import type { Intervener } from '../people/intervener.ts';

/** Days before the expiry from which the client is told. */
const noticeDays = 60;

/**
 * Calendar days until the identity document stops serving: 0 on that day, negative after it, `null`
 * when it is permanent or its date unknown.
 * @source specification §5 'the identity document is valid'
 */
export function documentExpiryDays(intervener: Intervener, today: PlainDate): number | null {
  const expiry = parseDate(intervener.document_expiration_date);
  if (intervener.is_document_permanent === true || expiry === undefined) return null;
  return daysBetween(today, expiry);
}

/** Whether the identity document still serves and will not in 60 days. */
export function isDocumentExpiring(intervener: Intervener, today: PlainDate): boolean {
  const days = documentExpiryDays(intervener, today);
  return days !== null && days > 0 && days <= noticeDays;
}
