import type { Said, Words } from '../kernel/words.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Email } from '../ports/mail.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Who writes. */
export type Sender = Pick<Tenant, 'displayName' | 'support' | 'timeZone' | 'words'>;

/** A mail before anybody has said it. */
export interface MailDraft extends Omit<Email, 'subject' | 'text'> {
  /** A code whose only place is the tenant's name. */
  subject: WordCode;
  /** Sentences, and lists of those that stand one below the other. */
  paragraphs: readonly (Said | readonly Said[])[];
}

/** A mail in the sender's words: paragraphs with a line between them, and the sender's name below. */
export function composeMail(
  sender: Sender,
  { subject, paragraphs, ...draft }: MailDraft,
  words: Words = sender.words(),
): Email {
  const blocks = paragraphs.map((paragraph) =>
    [paragraph].flat().map((line) => words.value(line as Said)),
  );
  return {
    ...draft,
    subject: words(subject, { tenant: sender.displayName }),
    text: [...blocks.map((lines) => lines.join('\n')), sender.displayName].join('\n\n'),
  };
}
