import type { Saying, WordValue, Words } from '../../kernel/words.ts';
import { composeMail, type Sender } from '../../mail/composeMail.ts';
import { plainName } from '../../mail/plainName.ts';
import type { Email } from '../../ports/mail.ts';

/**
 * The mail with what has to be done for a new party of an account. @source specification §2.6
 * @param account by `accountInMail`
 * @param words of whoever asked
 */
export function newPartyMail(
  tenant: Sender,
  to: string,
  account: string,
  people: { name: string; role: WordValue }[],
  words: Words = tenant.words(),
): Email {
  const { phone, hours, email } = tenant.support;
  const named = people.map(({ name, role }): Saying => {
    const said = plainName(name, words('mail.new_party.somebody'));
    return { words: 'mail.new_party.person', values: { name: said, role } };
  });
  return composeMail(
    tenant,
    {
      ...{ to, kind: 'new-intervener' },
      subject: 'mail.new_party.subject',
      paragraphs: [
        { words: 'mail.new_party.received', values: { account } },
        named,
        { words: 'mail.new_party.needed' },
        [{ words: 'mail.new_party.identity' }, { words: 'mail.new_party.powers' }],
        { words: 'mail.new_party.where' },
        { words: 'mail.questions', values: { phone, hours, email } },
      ],
    },
    words,
  );
}
