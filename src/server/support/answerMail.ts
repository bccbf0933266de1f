import type { Email } from '../ports/mail.ts';
import { plainText } from '../mail/plainText.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Tells an investor that their support request was answered, with the words of the answer. */
export function answerMail(tenant: Tenant, to: string, answer: string): Email {
  const { phone, hours } = tenant.support;
  return {
    to,
    kind: 'issue-answer',
    subject: `${tenant.displayName}: hemos respondido a su consulta`,
    text: [
      'Hemos respondido a la consulta que nos envió desde su área privada:',
      plainText(answer),
      'Puede ver su consulta y la respuesta completa en el apartado Mis consultas de su área privada.',
      `Si tiene cualquier duda, llámenos al ${phone} (${hours}). Por correo nunca le pediremos su contraseña ni un código.`,
      tenant.displayName,
    ].join('\n\n'),
  };
}
