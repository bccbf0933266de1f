import type { Words } from '../kernel/words.ts';
import type { Email } from '../ports/mail.ts';
import { composeMail, type Sender } from './composeMail.ts';

/** The mail with the one-time link to a new password, in the language in which it was asked for. */
export function recoveryMail(tenant: Sender, to: string, link: string, words?: Words): Email {
  const { phone, hours } = tenant.support;
  return composeMail(
    tenant,
    {
      ...{ to, kind: 'password-recovery', link },
      subject: 'mail.recovery.subject',
      paragraphs: [
        { words: 'mail.recovery.asked' },
        [{ words: 'mail.recovery.here' }, link],
        { words: 'mail.recovery.once' },
        { words: 'mail.recovery.not_you', values: { phone, hours } },
      ],
    },
    words,
  );
}
