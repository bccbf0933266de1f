import type { Said } from '../kernel/words.ts';
import { composeMail, type Sender } from '../mail/composeMail.ts';
import { plainName } from '../mail/plainName.ts';
import type { Email } from '../ports/mail.ts';

/** An order that waits for a signature, and who says so: whoever reminds of it, or has just signed it. */
export interface AwaitedOrder {
  title: Said;
  name: string;
  because: 'signature_reminder' | 'signature_left';
}

/** Tells somebody that an order waits for their signature, and that its hour is that of the last one. */
export function signerMail(
  tenant: Sender,
  to: string,
  { title, name, because }: AwaitedOrder,
): Email {
  const { phone, hours, email } = tenant.support;
  const by = plainName(name, tenant.words()('mail.party.somebody'));
  return composeMail(tenant, {
    ...{ to, kind: kinds[because], subject: 'mail.signature_reminder.subject' },
    paragraphs: [
      { words: `mail.${because}.waits`, values: { title, name: by } },
      { words: 'mail.signature_reminder.cut_off' },
      { words: 'mail.signature_reminder.where' },
      { words: 'mail.questions', values: { phone, hours, email } },
    ],
  });
}

const kinds = {
  signature_reminder: 'signature-reminder',
  signature_left: 'signature-left',
} as const;
