import type { Said } from '../kernel/words.ts';
import type { Sender } from '../mail/composeMail.ts';
import { letter } from '../orders/standingOrderMails.ts';
import type { Email } from '../ports/mail.ts';

interface Undone {
  /** The order in the middle of a sentence, see `orderTitle`. */
  title: Said;
  /** What the bank said. */
  why: Said;
}

/** An order ends because its direct debit was not paid. */
export const debitUnpaidMail = (tenant: Sender, to: string, { title, why }: Undone): Email =>
  letter(tenant, to, 'mail.unpaid.subject', [
    { words: 'mail.unpaid.cancelled', values: { title, why } },
    { words: 'mail.unpaid.nothing' },
  ]);

/** An order that was executed is undone because its money was taken back. */
export const debitUndoneMail = (
  tenant: Sender,
  to: string,
  { title, why, isReversed }: Undone & { isReversed: boolean },
): Email =>
  letter(tenant, to, 'mail.undone.subject', [
    { words: 'mail.undone.returned', values: { title, why } },
    { words: isReversed ? 'mail.undone.reversed' : 'mail.undone.to_clear' },
  ]);
