import type { Email } from '../ports/mail.ts';
import { plainName } from '../mail/plainName.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Tells whoever answers support requests that one has come; what it says is read in the area for staff. */
export function newIssueMail(
  { displayName }: Tenant,
  to: string,
  issue: { intervener: string; subject: string },
): Email {
  return {
    to,
    kind: 'new-issue',
    subject: `${displayName}: nueva consulta de un cliente`,
    text: [
      `Ha llegado una consulta de ${plainName(issue.intervener, 'un cliente')}: ${plainName(issue.subject, 'sin asunto')}.`,
      'Puede leerla y responderla en el apartado Consultas de clientes, con su acceso de empleado.',
      displayName,
    ].join('\n\n'),
  };
}
