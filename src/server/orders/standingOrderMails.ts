import { formatDate, formatInstantLong } from '#/domain/dates/format.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Email } from '../ports/mail.ts';
import type { Tenant } from '../ports/tenant.ts';

interface Named {
  /** The order in the middle of a sentence, see `orderTitle`. */
  title: string;
}

/** Who writes. */
export type Sender = Pick<Tenant, 'displayName' | 'support' | 'timeZone'>;

/** Somebody wants a standing order changed: until when it can be signed, and that it stands until then. */
export const changeAskedMail = (
  tenant: Sender,
  to: string,
  { title, deadline }: Named & { deadline: Date | null },
): Email =>
  letter(tenant, to, 'Hay un cambio pendiente de firma', [
    `Se ha pedido un cambio en su orden de ${title}.`,
    'La orden sigue como está hasta que firmen el cambio todas las personas que deben firmarlo.',
    ...(deadline
      ? [
          `Si no se firma antes de ${formatInstantLong(deadline.toISOString(), tenant.timeZone)}, el cambio queda sin efecto.`,
        ]
      : []),
  ]);

/** A change of a standing order is signed by all. */
export const changeSignedMail = (tenant: Sender, to: string, { title }: Named): Email =>
  letter(tenant, to, 'Su orden periódica ha cambiado', [
    `El cambio de su orden de ${title} está firmado y ya es el que vale.`,
  ]);

/** A change of a standing order was not signed in time. */
export const changeEndedMail = (tenant: Sender, to: string, { title }: Named): Email =>
  letter(tenant, to, 'Un cambio ha quedado sin efecto', [
    `El cambio de su orden de ${title} no se firmó a tiempo y ha quedado sin efecto. La orden sigue como estaba.`,
  ]);

/** Money moves again by a standing order. */
export const orderResumedMail = (tenant: Sender, to: string, { title }: Named): Email =>
  letter(tenant, to, 'Su orden periódica vuelve a estar activa', [
    `Se ha reanudado su orden de ${title}: vuelve a hacerse en la próxima fecha prevista.`,
  ]);

/** Money moves no more by a standing order, until somebody resumes it. */
export const orderSuspendedMail = (
  tenant: Sender,
  to: string,
  { title, why }: Named & { why?: string | null },
): Email =>
  letter(tenant, to, 'Su orden periódica está suspendida', [
    `Se ha suspendido su orden de ${title}. No se hará mientras esté suspendida.`,
    ...(why ? [why] : []),
  ]);

/** One date of a standing order brought nothing. */
export const occurrenceSkippedMail = (
  tenant: Sender,
  to: string,
  { title, on, why }: Named & { on: PlainDate; why: string },
): Email =>
  letter(tenant, to, 'Una operación periódica no se ha hecho', [
    `No se ha hecho la operación del ${formatDate(on)} de su ${title}.`,
    why,
  ]);

/** An order that is sent finds nothing to take. */
export const orderUnfilledMail = (
  tenant: Sender,
  to: string,
  { title, why }: Named & { why: string },
): Email =>
  letter(tenant, to, 'Una orden no se puede ejecutar', [
    `No se puede ejecutar su orden de ${title}: ${why} Nos pondremos en contacto con usted.`,
  ]);

/** A letter about an order, with where to see it and whom to ask. */
export function letter(
  { displayName, support }: Sender,
  to: string,
  subject: string,
  paragraphs: readonly string[],
): Email {
  const { phone, hours, email } = support;
  return {
    to,
    kind: 'standing-order',
    subject: `${displayName}: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
    text: [
      ...paragraphs,
      `Puede verlo en el apartado Operaciones de su área privada. Si no lo reconoce, llámenos cuanto antes al ${phone} (${hours}) o escríbanos a ${email}.`,
      displayName,
    ].join('\n\n'),
  };
}
