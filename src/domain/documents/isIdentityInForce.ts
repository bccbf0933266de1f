import { parseDate, type PlainDate } from '../dates/plainDate.ts';
import type { Intervener } from '../people/intervener.ts';

/** Whether somebody's identity document serves today: it is permanent or expires later. @source specification §5 */
export const isIdentityInForce = (
  {
    is_document_permanent: isPermanent,
    document_expiration_date: expiry,
  }: Pick<Intervener, 'is_document_permanent' | 'document_expiration_date'>,
  today: PlainDate,
): boolean => isPermanent === true || (parseDate(expiry) ?? '') > today;
