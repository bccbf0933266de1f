import type { Email } from '../ports/mail.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Tells an address, the old one and the new one, that contact data has changed: whoever did not ask for it calls. */
export function contactChangedMail(tenant: Tenant, to: string): Email {
  const { phone, hours } = tenant.support;
  return {
    to,
    kind: 'contact-changed',
    subject: `${tenant.displayName}: sus datos de contacto han cambiado`,
    text: [
      'Hemos cambiado sus datos de contacto, como se ha pedido en su área privada.',
      `Si no lo ha pedido usted, llámenos cuanto antes al ${phone} (${hours}).`,
      tenant.displayName,
    ].join('\n\n'),
  };
}
