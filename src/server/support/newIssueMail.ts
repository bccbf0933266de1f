import { composeMail, type Sender } from '../mail/composeMail.ts';
import { plainName } from '../mail/plainName.ts';
import type { Email } from '../ports/mail.ts';

/** Tells whoever answers support requests that one has come; what it says is read in the area for staff. */
export function newIssueMail(
  tenant: Sender,
  to: string,
  issue: { intervener: string; subject: string },
): Email {
  const words = tenant.words();
  const values = {
    name: plainName(issue.intervener, words('mail.new_issue.somebody')),
    subject: plainName(issue.subject, words('mail.new_issue.no_subject')),
  };
  return composeMail(tenant, {
    ...{ to, kind: 'new-issue' },
    subject: 'mail.new_issue.subject',
    paragraphs: [{ words: 'mail.new_issue.came', values }, { words: 'mail.new_issue.where' }],
  });
}
