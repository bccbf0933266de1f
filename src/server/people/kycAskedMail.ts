import { composeMail, type Sender } from '../mail/composeMail.ts';
import type { Email } from '../ports/mail.ts';

/** Tells whoever answers a questionnaire that some of it is asked again: what, and why, stands in their area. */
export function kycAskedMail(tenant: Sender, to: string, { isWard }: { isWard: boolean }): Email {
  const { phone, hours } = tenant.support;
  return composeMail(tenant, {
    ...{ to, kind: 'kyc-asked' },
    subject: 'mail.kyc_asked.subject',
    paragraphs: [
      { words: isWard ? 'mail.kyc_asked.of_minor' : 'mail.kyc_asked.asked' },
      { words: 'mail.kyc_asked.where' },
      { words: 'mail.answer.never', values: { phone, hours } },
    ],
  });
}
