import type { Mail } from '../ports/mail.ts';
import { HttpError } from '../kernel/httpError.ts';
import { createCode, isCode, keepCode } from './codeHash.ts';
import { maskEmail, maskPhone } from '../kernel/maskContact.ts';
import type { SignatureOrder, SignatureProvider, StartedSignature } from './provider.ts';

/** The house's own: a code to the telephone, or by mail where telephones cannot be reached. */
export const otpProvider: SignatureProvider = {
  async start({ mail }, order) {
    const code = createCode();
    return { ...addressed(mail, order, code), kept: await keepCode(code) };
  },
  async check(_, { code, kept }) {
    return kept !== null && isCode(code, kept);
  },
};

/** The message with a code, and where it goes as far as may be shown. */
export function addressed(
  { reachesPhones }: Pick<Mail, 'reachesPhones'>,
  { tenant, signer, hashes, expiresAt, words }: SignatureOrder,
  code: string,
): Pick<StartedSignature, 'sentTo' | 'letter'> {
  const phone = reachesPhones ? signer.mobile_phone : null;
  const to = phone ?? signer.email;
  if (!to) throw new HttpError(409, [{ code: 'signature_contact' }]);
  const said = { code, tenant: tenant.displayName, until: { instant: expiresAt.toISOString() } };
  return {
    sentTo: phone ? maskPhone(phone) : maskEmail(to),
    letter: {
      to,
      kind: phone ? 'sms' : 'signature-code',
      subject: words('mail.signature.subject', { tenant: tenant.displayName }),
      text:
        hashes.length === 1
          ? words('mail.signature.one', said)
          : words('mail.signature.many', { ...said, count: hashes.length }),
      code,
    },
  };
}
