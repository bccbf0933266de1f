import type { Said } from '../kernel/words.ts';
import { composeMail, type Sender } from '../mail/composeMail.ts';
import { plainName } from '../mail/plainName.ts';
import type { Email } from '../ports/mail.ts';

/** Reminds somebody that an order waits for their signature, and that its hour is that of the last one. */
export function reminderMail(
  tenant: Sender,
  to: string,
  { title, name }: { title: Said; name: string },
): Email {
  const { phone, hours, email } = tenant.support;
  const by = plainName(name, tenant.words()('mail.party.somebody'));
  return composeMail(tenant, {
    ...{ to, kind: 'signature-reminder', subject: 'mail.signature_reminder.subject' },
    paragraphs: [
      { words: 'mail.signature_reminder.waits', values: { title, name: by } },
      { words: 'mail.signature_reminder.cut_off' },
      { words: 'mail.signature_reminder.where' },
      { words: 'mail.questions', values: { phone, hours, email } },
    ],
  });
}
