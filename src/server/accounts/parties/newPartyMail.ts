import type { Email } from '../../ports/mail.ts';
import { plainName } from '../../mail/plainName.ts';
import type { Tenant } from '../../ports/tenant.ts';

/**
 * The mail with what has to be done for a new party of an account. @source specification §2.6
 * @param account by `accountInMail`
 * @param people each with their role in words
 */
export function newPartyMail(
  tenant: Tenant,
  to: string,
  account: string,
  people: { name: string; role: string }[],
): Email {
  const { phone, hours, email } = tenant.support;
  return {
    to,
    kind: 'new-intervener',
    subject: `${tenant.displayName}: cómo añadir un nuevo interviniente a su cuenta`,
    text: [
      `Hemos recibido su solicitud para añadir a estas personas a la cuenta ${account}:`,
      people
        .map(({ name, role }) => `– ${plainName(name, 'la persona que ha indicado')} (${role})`)
        .join('\n'),
      'Para terminar necesitamos:',
      [
        '– Una copia del documento de identidad de cada persona, por las dos caras.',
        '– El documento que acredita lo que puede hacer en la cuenta: la autorización firmada por los titulares, la escritura de poderes, o el libro de familia o la resolución judicial si es tutor legal.',
      ].join('\n'),
      'Puede subir los documentos en el apartado Documentación de su área privada. Cuando los hayamos comprobado, le avisaremos.',
      `Si tiene cualquier duda, llámenos al ${phone} (${hours}) o escríbanos a ${email}.`,
      tenant.displayName,
    ].join('\n\n'),
  };
}
