import type { Tenant } from '../ports/tenant.ts';
import type { Email } from '../ports/mail.ts';

/** The mail with the one-time link to a new password. */
export function recoveryMail(tenant: Tenant, to: string, link: string): Email {
  const { phone, hours } = tenant.support;
  return {
    to,
    kind: 'password-recovery',
    subject: `${tenant.displayName}: cree una contraseña nueva`,
    text: [
      'Hemos recibido una solicitud para crear una contraseña nueva en su área privada.',
      `Puede hacerlo aquí:\n${link}`,
      'El enlace sirve una sola vez y caduca a los 30 minutos.',
      `Si no lo ha pedido usted, no tiene que hacer nada. Si lo desea, llámenos al ${phone} (${hours}).`,
      tenant.displayName,
    ].join('\n\n'),
    link,
  };
}
