import type { Tenant } from '../ports/tenant.ts';
import type { Email } from '../ports/mail.ts';

/** The mail with which somebody new sets their first password. */
export function firstAccessMail(tenant: Tenant, to: string, username: string, link: string): Email {
  const { phone, hours } = tenant.support;
  return {
    to,
    kind: 'first-access',
    subject: `${tenant.displayName}: ya puede entrar en su área privada`,
    text: [
      'Le hemos añadido a una cuenta y ya tiene acceso a su área privada.',
      `Su usuario es ${username}.`,
      `Cree su contraseña aquí:\n${link}`,
      'El enlace sirve una sola vez y caduca a los 30 minutos. Si ya ha caducado, pida otro con su usuario en «¿Ha olvidado su contraseña?».',
      `Si no lo esperaba, llámenos al ${phone} (${hours}).`,
      tenant.displayName,
    ].join('\n\n'),
    link,
  };
}
