import { composeMail, type Sender } from '../mail/composeMail.ts';
import type { Email } from '../ports/mail.ts';

/** Tells an address, the old one and the new one, that contact data has changed: whoever did not ask for it calls. */
export function contactChangedMail(tenant: Sender, to: string): Email {
  const { phone, hours } = tenant.support;
  return composeMail(tenant, {
    ...{ to, kind: 'contact-changed' },
    subject: 'mail.contact.subject',
    paragraphs: [
      { words: 'mail.contact.changed' },
      { words: 'mail.contact.not_you', values: { phone, hours } },
    ],
  });
}
