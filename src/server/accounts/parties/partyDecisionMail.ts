import { composeMail, type Sender } from '../../mail/composeMail.ts';
import { plainName } from '../../mail/plainName.ts';
import { plainText } from '../../mail/plainText.ts';
import type { Email } from '../../ports/mail.ts';

/**
 * Tells whoever asked to add somebody to an account what became of it. @source specification §2.6
 * @param account by `accountInMail`
 * @param reason why not; none where the person was added
 */
export function partyDecisionMail(
  tenant: Sender,
  to: string,
  { name, account, reason }: { name: string; account: string; reason: string | null },
): Email {
  const { phone, hours, email } = tenant.support;
  const values = { name: plainName(name, tenant.words()('mail.party.somebody')), account };
  return composeMail(tenant, {
    ...{ to, kind: 'new-intervener-decided' },
    subject: 'mail.party.subject',
    paragraphs: [
      ...(reason === null
        ? [
            { words: 'mail.party.added', values } as const,
            { words: 'mail.party.added_where' } as const,
          ]
        : [
            { words: 'mail.party.refused', values } as const,
            plainText(reason),
            { words: 'mail.party.refused_where' } as const,
          ]),
      { words: 'mail.questions', values: { phone, hours, email } },
    ],
  });
}
