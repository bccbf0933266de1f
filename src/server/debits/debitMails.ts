import type { Email } from '../ports/mail.ts';
import { letter, type Sender } from '../orders/standingOrderMails.ts';

interface Undone {
  /** The order in the middle of a sentence, see `orderTitle`. */
  title: string;
  /** What the bank said. */
  why: string;
}

/** An order ends because its direct debit was not paid. */
export const debitUnpaidMail = (tenant: Sender, to: string, { title, why }: Undone): Email =>
  letter(tenant, to, 'Una orden no se ha podido cobrar', [
    `Hemos anulado su orden de ${title}. ${why}`,
    'No se ha invertido nada. Puede dar la orden otra vez cuando quiera.',
  ]);

/** An order that was executed is undone because its money was taken back. */
export const debitUndoneMail = (
  tenant: Sender,
  to: string,
  { title, why, isReversed }: Undone & { isReversed: boolean },
): Email =>
  letter(tenant, to, 'Se ha devuelto el cobro de una orden', [
    `Su orden de ${title} se había hecho y su cobro se ha devuelto. ${why}`,
    isReversed
      ? 'Hemos retirado las participaciones que compró con ese dinero.'
      : 'Nos pondremos en contacto con usted para aclararlo.',
  ]);
