import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountInMail } from '../../../src/server/mail/accountInMail.ts';
import { newPartyMail } from '../../../src/server/accounts/parties/newPartyMail.ts';
import { plainName } from '../../../src/server/mail/plainName.ts';
import { spanishWords } from '../../../src/server/words/productSpeech.ts';
import type { Tenant } from '../../../src/server/ports/tenant.ts';

const root = new URL('../../../', import.meta.url);

test.each([
  ['Ana Robles Medina', 'Ana Robles Medina'],
  ['  Mª  José  ', 'Ma José'],
  ['M.Carmen O’Neill-Ruiz', 'M. Carmen O’Neill-Ruiz'],
  ['Casa (playa) & coche', 'Casa (playa) & coche'],
  ['Ahorro 2030', 'Ahorro 2030'],
  ['a'.repeat(200), `${'a'.repeat(79)}…`],
])('says a name as it is, or a little tidier: %j', (name, said) => {
  expect(plainName(name, 'otra')).toBe(said);
});

test.each([
  'Pulse https://evil.example',
  'evil.example/paso?x=1//',
  'www.evil.example',
  'WWW evil',
  'ana@evil.example',
  'ana＠evil.example',
  '<a href=x>aquí</a>',
  '[aquí](x)',
  'Llame al 600 123 456 789',
  'tel 900',
  '\r\n\t ',
])('says something else instead of what points somewhere: %j', (name) => {
  expect(plainName(name, 'la persona')).toBe('la persona');
});

test.each([
  'evil.example',
  'evil。example',
  'e.vil.ex.ample',
  'uno\r\ndos',
  'uno\u2028dos',
  '\u202eolleh',
])('leaves neither line nor address of %j', (name) => {
  const said = plainName(name, 'otra');
  expect(said).not.toMatch(/[\r\n\u2028\u202e]|[\p{L}\p{N}][.。][\p{L}]/u);
});

test('the mail about new people repeats no line, link or markup of theirs', () => {
  const tenant = {
    words: spanishWords,
    displayName: 'Almadraba',
    support: { phone: '900', hours: '9 a 18', email: 'a@almadraba.example' },
  } as unknown as Tenant;
  const evil = 'X\r\n\r\nSu cuenta está bloqueada: https://evil.example\r\n';
  const letter = newPartyMail(
    tenant,
    'ana@example.test',
    accountInMail({ uuid: 'u', alias: evil, account_number: 'ALM-001001' }),
    [
      { name: evil, role: 'autorizado' },
      { name: 'Eva evil.example', role: 'autorizado' },
    ],
  );
  expect(letter.text).toContain('a la cuenta ALM-001001:');
  expect(letter.text).not.toMatch(/evil\.example|bloqueada|https?:/);
});

test('every mail says of people’s own words only what this file has looked at', () => {
  const writers = globSync('src/server/**/*.ts', { cwd: root.pathname })
    .filter((file) =>
      /\bmail\s*\.send\(|: Email\b|letter: \{/.test(readFileSync(new URL(file, root), 'utf8')),
    )
    .toSorted();
  expect(writers).toEqual(lookedAt.toSorted());
});

/** Those that make a mail or hand one on. What they say: codes, instants, counts, our own link, names of products, the tenant's own data. */
const lookedAt = [
  'src/server/accounts/parties/newPartyMail.ts',
  // The bank's reason, by a message of the bank or staff who copy it: no line of its own, see `SafeText`.
  'src/server/debits/debitMails.ts',
  'src/server/accounts/parties/partyDecisionMail.ts',
  'src/server/handlers/addAccountInterveners.ts',
  'src/server/identity/createLogin.ts',
  // Values that are written out by whoever calls it; our own link.
  'src/server/mail/composeMail.ts',
  'src/server/identity/passwordHandle.ts',
  'src/server/mail/firstAccessMail.ts',
  'src/server/ports/mail.ts',
  'src/server/mail/outbox.ts',
  'src/server/mail/recoveryMail.ts',
  'src/server/orders/mailHolders.ts',
  'src/server/orders/standingOrderMails.ts',
  'src/server/people/contactChangedMail.ts',
  'src/server/people/drafts/applyDrafts.ts',
  'src/server/people/kycAskedMail.ts',
  'src/server/people/kycRequests.ts',
  'src/server/reauthentication/sendReauthenticationCode.ts',
  'src/server/signatures/otpProvider.ts',
  'src/server/signatures/provider.ts',
  // Who reminds or has signed, by their plain name.
  'src/server/signatures/mailSigner.ts',
  'src/server/signatures/signerMail.ts',
  'src/server/signatures/resendCode.ts',
  'src/server/signatures/startSignature.ts',
  'src/server/staff/answerIssue.ts',
  'src/server/staff/decidePartyRequest.ts',
  'src/server/support/answerMail.ts',
  'src/server/support/newIssueMail.ts',
  'src/server/support/notifyOfIssue.ts',
];
