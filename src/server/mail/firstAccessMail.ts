import type { Email } from '../ports/mail.ts';
import { composeMail, type Sender } from './composeMail.ts';

/** The mail with which somebody new sets their first password. */
export function firstAccessMail(tenant: Sender, to: string, username: string, link: string): Email {
  const { phone, hours } = tenant.support;
  return composeMail(tenant, {
    ...{ to, kind: 'first-access', link },
    subject: 'mail.first_access.subject',
    paragraphs: [
      { words: 'mail.first_access.added' },
      { words: 'mail.first_access.username', values: { username } },
      [{ words: 'mail.first_access.here' }, link],
      { words: 'mail.first_access.once' },
      { words: 'mail.first_access.unexpected', values: { phone, hours } },
    ],
  });
}
