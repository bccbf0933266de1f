import { composeMail, type Sender } from '../mail/composeMail.ts';
import { plainText } from '../mail/plainText.ts';
import type { Email } from '../ports/mail.ts';

/** Tells an investor that their support request was answered, with the words of the answer. */
export function answerMail(tenant: Sender, to: string, answer: string): Email {
  const { phone, hours } = tenant.support;
  return composeMail(tenant, {
    ...{ to, kind: 'issue-answer' },
    subject: 'mail.answer.subject',
    paragraphs: [
      { words: 'mail.answer.answered' },
      plainText(answer),
      { words: 'mail.answer.where' },
      { words: 'mail.answer.never', values: { phone, hours } },
    ],
  });
}
