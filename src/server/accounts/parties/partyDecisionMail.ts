import type { Email } from '../../ports/mail.ts';
import { plainName } from '../../mail/plainName.ts';
import { plainText } from '../../mail/plainText.ts';
import type { Tenant } from '../../ports/tenant.ts';

/**
 * Tells whoever asked to add somebody to an account what became of it. @source specification §2.6
 * @param account by `accountInMail`
 * @param reason why not; none where the person was added
 */
export function partyDecisionMail(
  tenant: Tenant,
  to: string,
  { name, account, reason }: { name: string; account: string; reason: string | null },
): Email {
  const { phone, hours, email } = tenant.support;
  const who = plainName(name, 'la persona que indicó');
  return {
    to,
    kind: 'new-intervener-decided',
    subject: `${tenant.displayName}: su solicitud de nuevo interviniente`,
    text: [
      reason === null
        ? `Hemos comprobado la documentación y hemos añadido a ${who} a la cuenta ${account}.`
        : `No hemos podido añadir a ${who} a la cuenta ${account}. El motivo es este:`,
      ...(reason === null
        ? ['Puede verlo en el apartado Config de cuentas de su área privada.']
        : [plainText(reason), 'Puede volver a solicitarlo en Config de cuentas.']),
      `Si tiene cualquier duda, llámenos al ${phone} (${hours}) o escríbanos a ${email}.`,
      tenant.displayName,
    ].join('\n\n'),
  };
}
