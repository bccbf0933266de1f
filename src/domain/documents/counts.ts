import type { Session } from '../people/session.ts';
import { isDocumentationPending } from './isDocumentationPending.ts';

/** The counts of the badges: the avatar's total, and one for each of the two sections. */
export interface Counts {
  /** 1 while documents are pending, else 0. */
  documents: number;
  /** Notifications not read. */
  unread: number;
  total: number;
}

/** Counts of the two sections and their sum, as the avatar shows it. @source specification §2.4, §3 'Client-side state' */
export function counts(session: Session): Counts {
  const documents = isDocumentationPending(session) ? 1 : 0;
  const unread = session.notifications.filter((item) => item.is_read !== true).length;
  return { documents, unread, total: documents + unread };
}
